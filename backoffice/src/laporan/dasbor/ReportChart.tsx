import { BarChart } from '@mui/x-charts/BarChart'
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText'
import { LineChart } from '@mui/x-charts/LineChart'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { createContext, use } from 'react'
import { angka, rupiah } from '@eproc/domain/common/format'
import { rupiahRingkas } from './rupiah_ringkas.ts'

export interface ChartSeries<T> {
  label: string
  value: (row: T) => number
}

export interface ReportChartProps<T> {
  rows: readonly T[]
  /** what a group of bars, or a point of the line, is called */
  name: (row: T) => string
  series: readonly ChartSeries<T>[]
  /** bars one below the other, for long names; lines for what runs on */
  kind?: 'columns' | 'rows' | 'lines'
  stacked?: boolean
  /** rupiah, else plain numbers */
  money?: boolean
  onPick?: (row: T) => void
}

const ROW_HEIGHT = 36
const VALUE_WIDTH = 64

/** A long name in lines of so many letters, cut between words. */
function folded(name: string, letters: number): string {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}

/** Names beside lying bars: so wide, in this size, so many letters to a line. */
const BESIDE = {
  wide: { width: 240, fontSize: 12, letters: 33 },
  narrow: { width: 150, fontSize: 11, letters: 22 },
}

const Names = createContext<readonly string[]>([])

/** The chart measures a name as one line and would cut it off, so a tick has its number and this draws the name. */
function TickLabel(label: ChartsTextProps) {
  const at = /^#(\d+)$/.exec(label.text)
  const name = use(Names)[Number(at?.[1])]
  return <ChartsText {...label} text={name ?? label.text} />
}

/** The house's colours in a fixed order; the words of the legend say the same. */
function useColours(): string[] {
  const { primary, secondary, success, info } = useTheme().vars.palette
  return [secondary.light, primary.light, info.main, success.main]
}

/** Figures as bars or lines. Whoever does not see them has the table beside it, so the drawing itself is silent. */
export function ReportChart<T>(p: ReportChartProps<T>) {
  const { rows, series, kind = 'columns', stacked, money } = p
  const colours = useColours()
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  const lying = kind === 'rows'
  const short = money ? rupiahRingkas : (n: number) => angka(n, 1)
  const names = { data: rows.map(p.name), scaleType: 'band' as const }
  const { width, fontSize, letters } = narrow ? BESIDE.narrow : BESIDE.wide
  const values = { valueFormatter: short }
  const common = {
    colors: colours,
    height: lying ? 120 + rows.length * ROW_HEIGHT : 320,
    // The last name of an axis along the bottom reaches half its width beyond it.
    margin: { left: 0, right: { columns: 16, rows: 40, lines: 48 }[kind], top: 8, bottom: 0 },
    series: series.map(({ label, value }) => ({
      label,
      data: rows.map(value),
      valueFormatter: (n: number | null) => (money ? rupiah(n) : angka(n, 1)),
      ...(stacked ? { stack: 'all' } : {}),
    })),
    grid: lying ? { vertical: true } : { horizontal: true },
    hideLegend: series.length < 2,
    skipAnimation: true,
    disableKeyboardNavigation: true,
    onAxisClick: (_event: unknown, at: { dataIndex: number } | null) => {
      const row = at ? rows[at.dataIndex] : undefined
      if (row !== undefined) p.onPick?.(row)
    },
  }
  return (
    <div aria-hidden data-chart style={{ cursor: p.onPick ? 'pointer' : undefined }}>
      {kind === 'lines' ? (
        <LineChart
          {...common}
          series={common.series.map((one) => ({ ...one, curve: 'linear' as const }))}
          xAxis={[{ data: names.data, scaleType: 'point' }]}
          yAxis={[{ ...values, width: VALUE_WIDTH }]}
        />
      ) : lying ? (
        <Names value={names.data.map((name) => folded(name, letters))}>
          <BarChart
            {...common}
            layout="horizontal"
            borderRadius={4}
            xAxis={[values]}
            yAxis={[
              {
                ...names,
                width,
                tickLabelStyle: { fontSize },
                valueFormatter: (name: string, { location }: { location: string }) =>
                  location === 'tick' ? `#${names.data.indexOf(name)}` : name,
              },
            ]}
            slots={{ axisTickLabel: TickLabel }}
          />
        </Names>
      ) : (
        <BarChart
          {...common}
          borderRadius={4}
          xAxis={[names]}
          yAxis={[{ ...values, width: VALUE_WIDTH }]}
        />
      )}
    </div>
  )
}
