import { styled } from '@mui/material/styles'
import { useRecordContext } from 'react-admin'
import { relatif, tanggalWaktu } from '@eproc/domain/common/format'
import type { RincianKegiatan, RiwayatKegiatan } from '@eproc/domain/rup/answers'
import { teksPeran } from '@eproc/domain/common/roles'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import type { ColorName } from '@eproc/ui/theme/theme.ts'
import { useNow } from '@eproc/ui/api/time.ts'

const text = rupLayar.kegiatan.rincian

const Line = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 })
const Step = styled('li', { shouldForwardProp: (p) => p !== 'colour' })<{ colour: ColorName }>(
  ({ theme, colour }) => ({
    'position': 'relative',
    'padding': '0 0 20px 28px',
    'borderLeft': `2px solid ${theme.vars.palette.divider}`,
    'marginLeft': 7,
    'overflowWrap': 'anywhere',
    '&:last-of-type': { borderLeftColor: 'transparent', paddingBottom: 0 },
    '&::before': {
      content: '""',
      position: 'absolute',
      left: -8,
      top: 4,
      width: 14,
      height: 14,
      borderRadius: 7,
      border: `3px solid ${theme.vars.palette.status[colour].teks}`,
      backgroundColor: theme.vars.palette.background.paper,
    },
    '& small': {
      display: 'block',
      fontSize: '0.8125rem',
      color: theme.vars.palette.text.secondary,
    },
    '& blockquote': {
      margin: '6px 0 0',
      padding: '6px 12px',
      borderLeft: `3px solid ${theme.vars.palette.status[colour].garis}`,
      backgroundColor: theme.vars.palette.status[colour].latar,
      color: theme.vars.palette.status[colour].teks,
    },
  })
)

const colourOf = (r: RiwayatKegiatan): ColorName =>
  r.aksi === 'setujui' ? 'hijau' : r.aksi === 'tolak' ? 'merah' : 'biru'

/** Timeline of the approval: who, when, the catatan, and the steps still waiting. */
export function ApprovalTimeline() {
  const k = useRecordContext<RincianKegiatan>()!
  const now = useNow()
  return (
    <Line>
      {k.riwayat.map((r, i) => (
        <Step key={i} colour={colourOf(r)}>
          <strong>{text.aksi[r.aksi] ?? r.aksi}</strong> {r.pelaku}
          <small>
            {r.peran} · {tanggalWaktu(r.waktu)}
          </small>
          {r.catatan && <blockquote>{r.catatan}</blockquote>}
        </Step>
      ))}
      {k.menunggu.map((m, i) => (
        <Step key={m.peran} colour={i === 0 ? 'kuning' : 'abu'}>
          <strong>{i === 0 ? text.menunggu : text.kemudian}</strong> {teksPeran(m.peran)}
          <small>
            {m.orang.length > 0 ? m.orang.join(', ') : text.tanpaOrang}
            {i === 0 && ` · ${text.sejak(relatif(k.sejak, Math.max(now, Date.parse(k.sejak))))}`}
          </small>
        </Step>
      ))}
    </Line>
  )
}
