import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { PembukaanAnswer } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type { SignedOpening } from '@eproc/sealing/offer/facts_text'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useWitnessRefusal } from '@eproc/ui/feedback/useWitnessRefusal.ts'
import { WitnessBox } from '@eproc/ui/feedback/WitnessBox.tsx'
import { useOffice } from '../../../providers/useOffice.ts'
import { forgetWitnesses } from '../../../pemegang/forget_witnesses.ts'

const { tanpaHalaman: text } = himpunan

interface OfflineOpeningProps {
  paketId: number
  acara: PembukaanAnswer
  reserve: boolean
  elsewhere: SignedOpening | null
  onSigned: (signed: SignedOpening) => void
}

/** For a holder who does not want to type the passphrase here: the single-file page signs, this page sends. */
export function OfflineOpening(props: OfflineOpeningProps) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.judul}</summary>
      {open && <Steps {...props} />}
    </details>
  )
}

function Steps({ paketId, acara, reserve, elsewhere, onSigned }: OfflineOpeningProps) {
  const office = useOffice()
  const file = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const witnesses = useWitnessRefusal(forgetWitnesses, () => setFailed(null))
  const place = { paketId, tahap: acara.tahap, asks: acara.langkah?.tindakan === 'minta', reserve }
  const run = (work: () => Promise<void>) => {
    setFailed(null)
    void witnesses.watch(work()).catch((error: unknown) => setFailed(errorMessage(error)))
  }
  const order = () =>
    run(async () => (await import('./offline_opening.ts')).saveOrder(office, place))
  const take = (chosen: File | undefined) =>
    chosen &&
    run(async () => {
      const { readResult } = await import('./offline_opening.ts')
      onSigned(readResult(await chosen.text(), place))
    })
  return (
    <>
      <Typography sx={{ my: 1 }} color="text.secondary">
        {text.isi}
      </Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button size="small" variant="outlined" onClick={order}>
          {text.unduh}
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={text.unggah}
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button size="small" variant="outlined" onClick={() => file.current?.click()}>
          {text.unggah}
        </Button>
      </div>
      {elsewhere && <Typography role="status">{text.siap}</Typography>}
      {failed && (
        <div style={{ display: 'grid', gap: 12, marginTop: 12 }}>
          <MessageBox tone="error" title={text.gagal}>
            {failed}
          </MessageBox>
          {witnesses.refusal && (
            <WitnessBox refusal={witnesses.refusal} onForget={witnesses.forget} />
          )}
        </div>
      )}
    </>
  )
}
