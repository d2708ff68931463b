import Button from '@mui/material/Button'
import { saksi as text } from '@eproc/i18n/id/saksi'
import { spelledFingerprint } from '@eproc/sealing/keys/pair'
import type { WitnessRefusal } from '../api/log_refusal.ts'
import { MessageBox } from './MessageBox.tsx'

interface WitnessBoxProps {
  refusal: WitnessRefusal
  onForget: () => void
}

/** Beside the refusal itself: whom to ask, by which fingerprints, and the way on once that was done. */
export function WitnessBox({ refusal: { witnesses, gone }, onForget }: WitnessBoxProps) {
  return (
    <MessageBox tone="warning" title={gone.length > 0 ? text.judul : text.judulDiam}>
      <p style={{ margin: '4px 0 12px' }}>{gone.length > 0 ? text.isi : text.isiDiam}</p>
      <dl style={{ margin: '0 0 12px' }}>
        {witnesses.map(({ vkey, name, fingerprint, known, named }) => (
          <div key={vkey} style={{ marginBottom: 8 }}>
            <dt>{text.sebutan(name, { known, named })}</dt>
            <dd style={{ margin: 0 }}>
              <code>{spelledFingerprint(fingerprint)}</code>
            </dd>
          </div>
        ))}
      </dl>
      {gone.length > 0 && (
        <Button variant="outlined" color="inherit" onClick={onForget}>
          {text.lanjutkan}
        </Button>
      )}
    </MessageBox>
  )
}
