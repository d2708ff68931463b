import Skeleton from '@mui/material/Skeleton'
import { ui } from '@eproc/i18n/id/ui'

/** Skeleton of a panel that loads, announced to screen readers. */
export const PanelSkeleton = ({ height = 240 }: { height?: number }) => (
  <div role="status" aria-label={ui.memuat}>
    <Skeleton variant="rounded" height={height} />
  </div>
)
