import BarChart from '@mui/icons-material/BarChartOutlined'
import ViewList from '@mui/icons-material/ViewListOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useId, useState, type ReactNode } from 'react'
import { laporan } from '@eproc/i18n/id/laporan'
import { ui } from '@eproc/i18n/id/ui'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'

const text = laporan.dasbor
const Head = styled('div')({
  'display': 'flex',
  'gap': 12,
  '& > button': { flex: 'none' },
  'justifyContent': 'space-between',
  'alignItems': 'start',
  'marginBottom': 16,
})

interface ChartPanelProps {
  title: string
  /** what is counted */
  note: string
  empty: boolean
  chart: ReactNode
  table: ReactNode
}

/** One figure of the dashboard: as a drawing, and as the table behind it, which leads to the rows. */
export function ChartPanel({ title, note, empty, chart, table }: ChartPanelProps) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Head>
          <div>
            <Typography variant="h2" id={id}>
              {title}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '60ch' }}>
              {note}
            </Typography>
          </div>
          {!empty && (
            <Button
              size="small"
              startIcon={asTable ? <BarChart /> : <ViewList />}
              aria-label={asTable ? text.lihatGrafik(title) : text.lihatTabel(title)}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? text.grafik : text.tabel}
            </Button>
          )}
        </Head>
        {empty ? <EmptyState title={ui.kosong} /> : asTable ? table : chart}
      </CardContent>
    </Card>
  )
}
