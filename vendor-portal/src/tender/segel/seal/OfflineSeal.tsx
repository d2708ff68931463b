import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { saveAs } from '../../../app/save_as.ts'
import type { OfflinePlace } from './offline_seal.ts'
import type { SealedUpload } from './waiting.ts'

const t = segelRekanan.layar

interface OfflineSealProps extends OfflinePlace {
  onSealed: (upload: SealedUpload) => void
}

/** For whoever does not want to trust this page with the content: seal in the single-file page, send here. */
export function OfflineSeal(props: OfflineSealProps) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.tanpaHalamanIni}</summary>
      {open && <Steps {...props} />}
    </details>
  )
}

function Steps({ onSealed, ...place }: OfflineSealProps) {
  const file = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailed(null)
    try {
      await work()
    } catch (error) {
      setFailed(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  const order = () =>
    run(async () => {
      const { orderFor } = await import('./offline_seal.ts')
      saveAs(
        await orderFor(place, new AbortController().signal),
        `bahan-segel-${place.paketId}-${place.jenis}.json`
      )
    })
  const take = (chosen: File | undefined) =>
    chosen &&
    run(async () => {
      const { sealedElsewhere } = await import('./offline_seal.ts')
      onSealed(await sealedElsewhere(chosen, place))
    })
  return (
    <>
      <Typography sx={{ my: 1 }} color="text.secondary">
        {t.tanpaHalamanIsi} <AppLink to="/periksa">{t.tanpaHalamanUnduh}</AppLink>
      </Typography>
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" disabled={busy} onClick={() => void order()}>
          {t.unduhBahan}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".eproc"
          hidden
          aria-label={t.unggahTersegel}
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={() => file.current?.click()}
        >
          {t.unggahTersegel}
        </Button>
      </div>
      {failed && (
        <MessageBox tone="error" title={t.tanpaHalamanGagal}>
          {failed}
        </MessageBox>
      )}
    </>
  )
}
