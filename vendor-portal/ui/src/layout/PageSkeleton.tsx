import { styled } from '@mui/material/styles'
import Skeleton from '@mui/material/Skeleton'
import { ui } from '@eproc/i18n/id/ui'

const Isi = styled('div')({ display: 'grid', gap: 16 })

/** Skeleton of a page's content that loads: a title and some lines. */
export function KerangkaHalaman({ baris = 6 }: { baris?: number }) {
  return (
    <Isi role="status" aria-label={ui.memuat}>
      <Skeleton variant="rounded" width="40%" height={36} />
      <Skeleton variant="rounded" width="65%" height={20} sx={{ mb: 2 }} />
      {Array.from({ length: baris }, (_, i) => (
        <Skeleton key={i} variant="rounded" height={44} />
      ))}
    </Isi>
  )
}
