import Button from '@mui/material/Button'
import { saksi } from '@eproc/i18n/id/saksi'
import { MessageBox } from './MessageBox.tsx'

/** Beside the refusal itself: what to ask, and the way on once that was done. */
export const WitnessGoneBox = ({ onForget }: { onForget: () => void }) => (
  <MessageBox tone="warning" title={saksi.judul}>
    <p style={{ margin: '4px 0 12px' }}>{saksi.isi}</p>
    <Button variant="outlined" color="inherit" onClick={onForget}>
      {saksi.lanjutkan}
    </Button>
  </MessageBox>
)
