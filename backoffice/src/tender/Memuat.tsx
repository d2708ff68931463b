import Skeleton from '@mui/material/Skeleton'
import { ui } from '@eproc/i18n/id/ui'

/** Kerangka sebuah panel selama dimuat, diumumkan kepada pembaca layar. */
export const Memuat = ({ tinggi = 240 }: { tinggi?: number }) => (
  <div role="status" aria-label={ui.memuat}>
    <Skeleton variant="rounded" height={tinggi} />
  </div>
)
