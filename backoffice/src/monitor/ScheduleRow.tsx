import Typography from '@mui/material/Typography'
import Tooltip from '@mui/material/Tooltip'
import { teksPilihan } from '@eproc/domain/common/choices'
import { keMs, relatif, tanggalWaktu } from '@eproc/domain/common/format'
import type { MonitorBagan, TahapBagan } from '@eproc/domain/pantauan/answers'
import { LETAK_TAHAP } from '@eproc/domain/pantauan/tenggat'
import { pantauan as text } from '@eproc/i18n/id/pantauan'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { Bar, BarNumber, LANE, Line, Row, Track } from './chart_parts.tsx'
import { barOf, lanesOf, placeOf, type ChartWindow } from './chart_window.ts'
import { PaketName } from './fields.tsx'

const msOf = (t: TahapBagan) => ({ start: keMs(t.mulai)!, end: keMs(t.selesai)! })
const inWords = (t: TahapBagan) =>
  text.tahap(
    t.tahap,
    tanggalWaktu(t.mulai),
    tanggalWaktu(t.selesai),
    teksPilihan(LETAK_TAHAP, t.letak)
  )

const styleOf = (place: { left: number; width: number }, lane: number) => ({
  left: `${place.left}%`,
  width: `${place.width}%`,
  top: 4 + lane * LANE,
})

/** A package: its name, where it is now, and its stages as bars. */
export function ScheduleRow({
  paket,
  shown,
  now,
}: {
  paket: MonitorBagan
  shown: ChartWindow
  now: number
}) {
  const stages = paket.listJadwal
  const lanes = lanesOf(stages.map(msOf))
  const here = placeOf(shown, now)
  const bars = stages.flatMap((stage, i) => {
    const { start, end } = msOf(stage)
    const place = barOf(shown, start, end)
    return place ? [{ stage, place, lane: lanes[i]! }] : []
  })
  return (
    <Row>
      <div>
        <Typography component="h2" variant="h3">
          <PaketName {...paket} />
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {paket.kode} · {paket.namaDivisi}
        </Typography>
        <Present paket={paket} now={now} />
      </div>
      <Track style={{ height: LANE * (Math.max(0, ...lanes) + 1) + 8 }}>
        <ol>
          {bars.map(({ stage, place, lane }) => (
            <Tooltip key={stage.id} title={inWords(stage)} placement="top">
              <Bar letak={stage.letak} style={styleOf(place, lane)} />
            </Tooltip>
          ))}
        </ol>
        {here >= 0 && here <= 100 && <Line aria-hidden style={{ left: `${here}%` }} />}
        {bars.map(({ stage, place, lane }) => (
          <BarNumber
            key={stage.id}
            as="span"
            aria-hidden
            letak={stage.letak}
            style={styleOf(place, lane)}
          >
            <span>{stage.urut}</span>
          </BarNumber>
        ))}
      </Track>
      {bars.length === 0 && (
        <Typography variant="caption" color="text.secondary">
          {text.diLuar}
        </Typography>
      )}
    </Row>
  )
}

/** The stages that run, else the next one. */
function Present({ paket, now }: { paket: MonitorBagan; now: number }) {
  const running = paket.listJadwal.filter((t) => t.letak === 'kini')
  const next = paket.listJadwal.find((t) => t.letak === 'nanti')
  return (
    <Typography variant="caption" component="div" sx={{ display: 'grid', gap: 0.5, mt: 0.5 }}>
      {running.map((t) => (
        <span key={t.id}>
          {t.tahap} <b>({relatif(t.selesai, now)})</b>
        </span>
      ))}
      {running.length === 0 && (
        <span>
          {next ? text.berikutnya(next.tahap, relatif(next.mulai, now)) : text.jadwalUsai}
        </span>
      )}
      {paket.ditunda && (
        <span>
          <StatusChip color="kuning" text={text.ditunda} />
        </span>
      )}
    </Typography>
  )
}
