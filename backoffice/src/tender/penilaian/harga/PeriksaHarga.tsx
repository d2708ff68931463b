import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { rupiah } from '@eproc/domain/common/format'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import type { PemeriksaanRekanan } from '@eproc/domain/tender/penawaran/answers_rincian'
import { rincianHarga } from '@eproc/i18n/id/rincian_harga'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { PanelSkeleton } from '../../../shared/panel/PanelSkeleton.tsx'
import { Unread } from '../../../shared/panel/Unread.tsx'
import { usePemeriksaanHarga } from './usePemeriksaanHarga.ts'

const teks = rincianHarga.periksa
const BandingHarga = lazyPart(() => import('./BandingHarga.tsx'))

export interface PeriksaHargaProps {
  paketId: number
  row: EvaluasiStaf
  /** of the rekanan in the form */
  source: string
  readOnly: boolean
}

/** Arithmetic check of one offer, and its lines beside those of the others. */
export function PeriksaHarga({ paketId, row, source, readOnly }: PeriksaHargaProps) {
  const query = usePemeriksaanHarga(paketId)
  const { data } = query
  const [open, setOpen] = useState(false)
  const own = data?.rekanan.find((r) => r.vendorId === row.vendorId)
  if (query.error && !data) {
    return (
      <div className="wide">
        <Typography>{teks.judul}</Typography>
        <Unread of={[query]} />
      </div>
    )
  }
  if (!data || !own || data.baris.length === 0) return null
  return (
    <div className="wide" style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Outcome own={own} source={source} readOnly={readOnly} />
      {data.rekanan.some((r) => r.harga) && (
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          {teks.bandingkan}
        </Button>
      )}
      <FullDialog open={open} title={teks.judul} width="xl" reading onClose={() => setOpen(false)}>
        <OptionalPart fallback={<PanelSkeleton />}>
          <BandingHarga check={data} />
        </OptionalPart>
      </FullDialog>
    </div>
  )
}

interface OutcomeProps {
  own: PemeriksaanRekanan
  source: string
  readOnly: boolean
}

function Outcome({ own, source, readOnly }: OutcomeProps) {
  const { setValue } = useFormContext()
  const { jumlah, hargaPenawaran, selisih } = own
  if (jumlah === null) return <Typography color="text.secondary">{teks.tanpaRincian}</Typography>
  if (!selisih) return <Typography>{teks.sama(rupiah(jumlah))}</Typography>
  const take = () => {
    const dirty = { shouldDirty: true, shouldTouch: true }
    setValue(`${source}.nilaiPenawaran`, jumlah, dirty)
    const note = teks.catatan(rupiah(jumlah), rupiah(hargaPenawaran))
    setValue(`${source}.catatanKoreksi`, note, dirty)
  }
  return (
    <MessageBox tone="warning" title={teks.beda(rupiah(jumlah), rupiah(Math.abs(selisih)))}>
      {!readOnly && (
        <Button size="small" variant="outlined" onClick={take}>
          {teks.gunakan}
        </Button>
      )}
    </MessageBox>
  )
}
