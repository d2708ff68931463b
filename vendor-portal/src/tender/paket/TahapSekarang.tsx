import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { uraiTab } from '@eproc/domain/tahap/tab'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { Countdown } from '@eproc/ui/feedback/Countdown.tsx'
import { PANEL } from '../tabs.ts'
import type { TimelineRow } from './timeline_rows.ts'

const t = tenderLayar.proses

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.waktu.garis}`,
  backgroundColor: theme.vars.palette.waktu.latar,
}))

export interface TahapSekarangProps {
  tahap: TimelineRow | null
  chosen: string
  bolehDaftar: boolean
  /** end of the registration, which may be later than its tahap's */
  selesaiDaftar: string | null
  /** on phones: two lines, so that the tahap itself stays in view */
  compact: boolean
  onDaftar: () => void
  onChoose: (key: string) => void
  onEnd: () => void
}

/** The present (or next) tahap, the time left by the server's clock, and one action. */
export function TahapSekarang(p: TahapSekarangProps) {
  const { tahap } = p
  const now = tahap?.letak === 'kini'
  const limit = now ? tahap.selesai : (tahap?.mulai ?? null)
  const lead = now ? (tahap.tab?.keadaan === 'terbuka' ? tahap.tab : tahap.undangan) : null
  const jenis = lead?.tab[0]
  const action = jenis ? PANEL[uraiTab(jenis).jenis]?.action : undefined
  const key = lead?.kunci
  if (!tahap) return <Typography color="text.secondary">{t.noTahap}</Typography>
  return (
    <Card
      aria-label={now ? t.present : t.next}
      style={p.compact ? { padding: '10px 14px', gap: 0 } : undefined}
    >
      {!p.compact && (
        <Typography variant="caption" color="text.secondary">
          {now ? t.present : t.next}
        </Typography>
      )}
      <strong>{t.nomor(tahap.urut, tahap.tahap)}</strong>
      {limit && (
        <Typography component="div">
          {now ? t.ends : t.begins}{' '}
          {!p.compact && (
            <>
              {tanggalWaktu(limit)} WIB
              {' · '}
            </>
          )}
          <Countdown until={limit} onEnd={p.onEnd} />
        </Typography>
      )}
      {p.bolehDaftar && p.selesaiDaftar && p.selesaiDaftar !== limit && (
        <Typography component="div">
          {t.daftarSampai} {tanggalWaktu(p.selesaiDaftar)} WIB
          {' · '}
          <Countdown until={p.selesaiDaftar} onEnd={p.onEnd} />
        </Typography>
      )}
      {p.bolehDaftar ? (
        <Button variant="contained" onClick={p.onDaftar} sx={{ mt: 1 }}>
          {t.action.daftar}
        </Button>
      ) : (
        action &&
        key &&
        key !== p.chosen && (
          <Button variant="contained" onClick={() => p.onChoose(key)} sx={{ mt: 1 }}>
            {action}
          </Button>
        )
      )}
    </Card>
  )
}
