import Typography from '@mui/material/Typography'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { PembukaanSusulan } from '@eproc/domain/tender/answers_jadwal'
import { tahap as teks } from '@eproc/i18n/id/tahap'

/** That offers were opened after their stage, and why, below its name. */
export const Susulan = ({ susulan }: { susulan: PembukaanSusulan }) => (
  <Typography component="span" variant="body2" color="text.secondary" sx={{ flexBasis: '100%' }}>
    {teks.susulan(tanggalWaktu(susulan.pada), susulan.alasan)}
  </Typography>
)
