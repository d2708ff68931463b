import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { rupiah } from '@eproc/domain/common/format'
import type { PesertaTender, RincianTender } from '@eproc/domain/panitia/answers'
import { URUTAN_BUKAN_PEMENANG } from '@eproc/domain/panitia/status_tender'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { Pairs } from '../../shared/record/Pairs.tsx'
import { EvaluasiDialog } from './EvaluasiDialog.tsx'
import { NoParticipants } from './PenawaranTab.tsx'

const { aksi, evaluasi: text } = panitiaLayar
const PARTS = [
  'evaluasiKualifikasi',
  'pembuktianKualifikasi',
  'evaluasiAdministrasi',
  'evaluasiTeknis',
  'evaluasiHarga',
] as const

/** Each participant whose offer is opened, with what was judged so far. */
export function EvaluasiTab({ tender }: { tender: RincianTender }) {
  if (tender.listPeserta.length === 0) return <NoParticipants tender={tender} />
  if (!tender.listPeserta.some((p) => p.dibuka)) return <EmptyState title={text.kosong} />
  // Of several packages one may be announced already.
  const readable = tender.listPeserta.filter((p) => p.terbaca)
  if (readable.length === 0) return <EmptyState title={text.tertutup} />
  return readable.map((p) => (
    <OnePeserta key={`${p.paketId}-${p.id}`} tender={tender} peserta={p} />
  ))
}

function OnePeserta({ tender, peserta }: { tender: RincianTender; peserta: PesertaTender }) {
  const [open, setOpen] = useState(false)
  const { partisipasi: n } = peserta
  const judged = (nilai: boolean | null) =>
    nilai === null ? text.belum : nilai ? text.ya : text.tidak
  return (
    <Card variant="outlined" component="article" aria-label={peserta.nama}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{peserta.nama}</Typography>
          {n.pemenang && <StatusChip color="hijau" text={text.pemenang} />}
          {!n.pemenang && n.urutan < URUTAN_BUKAN_PEMENANG && (
            <StatusChip color="biru" text={text.urutan(n.urutan)} />
          )}
          {!!n.usulUrutan && <StatusChip color="kuning" text={text.usul(n.usulUrutan)} />}
          {peserta.dinilai && (
            <Button
              size="small"
              variant="outlined"
              sx={{ ml: 'auto' }}
              aria-label={aksi.evaluasiUntuk(peserta.nama)}
              onClick={() => setOpen(true)}
            >
              {aksi.evaluasi}
            </Button>
          )}
        </div>
        <Pairs
          rows={[
            ...PARTS.map((p) => [text.isian[p], judged(n[p])] as const),
            [
              text.isian.hargaTerkoreksi,
              n.hargaTerkoreksi === null ? '-' : rupiah(n.hargaTerkoreksi),
            ],
          ]}
        />
      </CardContent>
      {open && (
        <EvaluasiDialog tenderId={tender.id} peserta={peserta} close={() => setOpen(false)} />
      )}
    </Card>
  )
}
