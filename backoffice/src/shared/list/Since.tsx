import Typography from '@mui/material/Typography'
import { tanggalWaktu } from '@eproc/domain/common/format'

/** Below an age: the moment that it counts from. */
export const Since = ({ at }: { at: string }) => (
  <Typography variant="caption" color="text.secondary" sx={{ display: 'block', flexBasis: '100%' }}>
    {tanggalWaktu(at)}
  </Typography>
)
