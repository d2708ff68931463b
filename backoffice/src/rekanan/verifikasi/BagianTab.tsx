import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { keHari } from '@eproc/domain/common/format'
import type { BagianVerifikasi, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { STATUS_BAGIAN, tampilanBagian } from '@eproc/domain/common/choices'
import { ui } from '@eproc/i18n/id/ui'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { PenampilDokumen } from '@eproc/ui/document/PenampilDokumen.tsx'
import { clockNow } from '@eproc/ui/api/time.ts'
import { CatatanList } from './BagianRecords.tsx'
import { useHak, useIsiBagian } from './useBagian.ts'
import { BAGIAN_SOURCES, type ShownDokumen } from './content/company.ts'
import { Keputusan } from './Keputusan.tsx'
import { RiwayatBagian } from './BagianHistory.tsx'

const teks = verifikasi.dialog

/* Data, document, decision: side by side on a desk, in this order on a phone. */
const Dua = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '24px 32px',
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
const Kiri = styled('div')({ display: 'grid', gap: 24, minWidth: 0 })
const Kanan = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  minWidth: 0,
  gridColumn: 2,
  gridRow: '1 / span 2',
  scrollMarginTop: 16,
  [theme.breakpoints.down('md')]: { position: 'static', gridColumn: 1, gridRow: 'auto' },
}))

export interface BagianTabProps {
  keadaan: KeadaanVerifikasi
  bagian: BagianVerifikasi
  /** A catatan is not saved yet. */
  onKotor: (kotor: boolean) => void
}

/** One bagian of the dosir: data, its document beside it, changes since the latest verification, and the decision. */
export function BagianTab({ keadaan, bagian, onKotor }: BagianTabProps) {
  const source = BAGIAN_SOURCES[bagian.kunci]
  const bolehPribadi = useHak('rekanan.dataPribadi.baca')
  const verifikator = useHak('rekanan.verifikasi')
  const [pribadi, setPribadi] = useState(false)
  const samping = useRef<HTMLElement>(null)
  const [dipilih, setDipilih] = useState<ShownDokumen | null>(null)
  const { data, error } = useIsiBagian(keadaan.id, source.jalur(keadaan.id), keadaan.versi, pribadi)
  const catatan = data === undefined ? undefined : source.baca(data, keHari(clockNow()) ?? '')
  const dokumen = catatan?.flatMap((c) => c.dokumen) ?? []
  /* Opening an identity document is journaled, so those wait for a click. */
  const terbuka =
    dokumen.find((d) => d.path === dipilih?.path) ?? (source.pribadi ? null : (dokumen[0] ?? null))
  const buka = (d: ShownDokumen) => {
    setDipilih(d)
    samping.current?.scrollIntoView({ block: 'nearest' })
  }
  const tampilan = tampilanBagian(bagian.status, bagian.remark)
  return (
    <Dua>
      <Kiri>
        <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
          <ChipStatus daftar={STATUS_BAGIAN} kode={bagian.status} teks={tampilan.teks} />
          {bagian.kunci === 'pengalaman' && keadaan.bebasPengalaman && (
            <Typography variant="caption">{teks.dikecualikan}</Typography>
          )}
        </div>
        {source.pribadi === 'samar' && bolehPribadi && !pribadi && dokumen.length > 0 && (
          <div>
            <Button size="small" variant="outlined" onClick={() => setPribadi(true)}>
              {verifikasi.isian.tampilkanPribadi}
            </Button>
            <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
              {verifikasi.isian.pribadiBantuan}
            </Typography>
          </div>
        )}
        {error ? (
          <Kosong gambar="error" judul={ui.errors.muatData} isi={errorMessage(error)} />
        ) : catatan === undefined ? (
          <Skeleton variant="rounded" height={240} />
        ) : catatan.length === 0 ? (
          <Kosong judul={ui.kosong} />
        ) : (
          <CatatanList catatan={catatan} terbuka={terbuka?.path ?? null} onBuka={buka} />
        )}
      </Kiri>
      <Kanan aria-label={teks.dokumen} ref={samping}>
        {terbuka ? (
          <>
            <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
              {terbuka.label}
            </Typography>
            <PenampilDokumen
              key={terbuka.path}
              path={terbuka.path}
              nama={terbuka.nama}
              tinggi="min(72vh, 900px)"
            />
          </>
        ) : (
          dokumen.length > 0 && <Kosong judul={teks.dokumen} isi={teks.pilihDokumen} />
        )}
      </Kanan>
      <Kiri>
        {verifikator && <RiwayatBagian keadaan={keadaan} bagian={bagian} />}
        <Keputusan keadaan={keadaan} bagian={bagian} onKotor={onKotor} />
      </Kiri>
    </Dua>
  )
}
