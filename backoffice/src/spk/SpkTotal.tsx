import Typography from '@mui/material/Typography'
import { rupiah } from '@eproc/domain/common/format'
import { jumlahSpk, type HeaderInput } from '@eproc/domain/spk/aturan_spk'
import { spkLayar as text } from '@eproc/i18n/id/spk_office'

/** What the lines cost together, and the HPS that they may not pass. */
export function SpkTotal({ list, totalPagu }: { list: readonly HeaderInput[]; totalPagu: number }) {
  const total = jumlahSpk(list)
  return (
    <>
      <Typography variant="h6" component="p" aria-live="polite">
        {`${text.total} ${rupiah(total)}`}
      </Typography>
      <Typography color={total > totalPagu ? 'error' : 'text.secondary'}>
        {text.totalHps(rupiah(totalPagu))}
      </Typography>
    </>
  )
}
