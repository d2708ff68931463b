import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { instalasi } from '@eproc/i18n/id/instalasi'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { Pairs } from '../shared/record/Pairs.tsx'

export interface PanelProps {
  title: string
  /** false: calls for attention */
  well: boolean
  rows: readonly (readonly [string, ReactNode])[]
}

/** One part of the health page: its state as a word, then its figures. */
export function Panel({ title, well, rows }: PanelProps) {
  const id = useId()
  const { baik, perhatian } = instalasi
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <div style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          <StatusChip color={well ? 'hijau' : 'kuning'} text={well ? baik : perhatian} />
        </div>
        <Pairs rows={rows} />
      </CardContent>
    </Card>
  )
}
