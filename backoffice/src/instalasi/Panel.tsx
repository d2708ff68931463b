import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { master } from '@eproc/i18n/id/master'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { Pasangan } from '../shared/Pairs.tsx'

/** One part of the health page: its state as a word, then its figures. */
export function Panel(p: {
  judul: string
  baik: boolean
  isi: readonly (readonly [string, ReactNode])[]
}) {
  const id = useId()
  const { baik, perhatian } = master.instalasi
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <div style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
          <Typography variant="h2" id={id}>
            {p.judul}
          </Typography>
          <ChipStatus warna={p.baik ? 'hijau' : 'kuning'} teks={p.baik ? baik : perhatian} />
        </div>
        <Pasangan isi={p.isi} />
      </CardContent>
    </Card>
  )
}
