import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { uraiTab } from '@eproc/domain/tahap/tab'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { HitungMundur } from '@eproc/ui/feedback/HitungMundur.tsx'
import { PANEL } from '../tender/tabs.ts'
import type { TimelineRow } from './timeline_rows.ts'

const t = tenderLayar.proses

const Kartu = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.waktu.garis}`,
  backgroundColor: theme.vars.palette.waktu.latar,
}))

export interface TahapSekarangProps {
  utama: TimelineRow | null
  pilihan: string
  bolehDaftar: boolean
  /** on phones: two lines, so that the tahap itself stays in view */
  ringkas: boolean
  onDaftar: () => void
  onPilih: (key: string) => void
  onHabis: () => void
}

/** The present (or next) tahap, the time left by the server's clock, and one action. */
export function TahapSekarang(p: TahapSekarangProps) {
  const { utama } = p
  const kini = utama?.letak === 'kini'
  const limit = kini ? utama.selesai : (utama?.mulai ?? null)
  const jenis = kini && utama.tab?.keadaan === 'terbuka' ? utama.tab.tab[0] : undefined
  const aksi = jenis ? PANEL[uraiTab(jenis).jenis]?.aksi : undefined
  const key = utama?.tab?.kunci
  if (!utama) return <Typography color="text.secondary">{t.tanpaTahap}</Typography>
  return (
    <Kartu
      aria-label={kini ? t.sekarang : t.berikutnya}
      style={p.ringkas ? { padding: '10px 14px', gap: 0 } : undefined}
    >
      {!p.ringkas && (
        <Typography variant="caption" color="text.secondary">
          {kini ? t.sekarang : t.berikutnya}
        </Typography>
      )}
      <strong>{t.nomor(utama.urut, utama.tahap)}</strong>
      {limit && (
        <Typography component="div">
          {kini ? t.berakhir : t.dimulai}{' '}
          {!p.ringkas && (
            <>
              {tanggalWaktu(limit)} WIB
              {' · '}
            </>
          )}
          <HitungMundur sampai={limit} onHabis={p.onHabis} />
        </Typography>
      )}
      {p.bolehDaftar ? (
        <Button variant="contained" onClick={p.onDaftar} sx={{ mt: 1 }}>
          {t.aksi.daftar}
        </Button>
      ) : (
        aksi &&
        key &&
        key !== p.pilihan && (
          <Button variant="contained" onClick={() => p.onPilih(key)} sx={{ mt: 1 }}>
            {aksi}
          </Button>
        )
      )}
    </Kartu>
  )
}
