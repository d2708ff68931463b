import { styled } from '@mui/material/styles'
import Skeleton from '@mui/material/Skeleton'
import { ui } from '@eproc/i18n/id/ui'

const Content = styled('div')({ display: 'grid', gap: 16 })

/** Skeleton of a page's content that loads: a title and some lines. */
export function PageSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Content role="status" aria-label={ui.memuat}>
      <Skeleton variant="rounded" width="40%" height={36} />
      <Skeleton variant="rounded" width="65%" height={20} sx={{ mb: 2 }} />
      {Array.from({ length: rows }, (_, i) => (
        <Skeleton key={i} variant="rounded" height={44} />
      ))}
    </Content>
  )
}
