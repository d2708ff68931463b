import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { useShortcuts } from '../../../shared/keys/useShortcuts.ts'

const teks = tenderStaf.evaluasi

/** The buttons below the form; Ctrl+Enter saves, and goes on where there is a next vendor. */
export function SaveDeeds({ onGo }: { onGo: (() => void) | null }) {
  const save = useRef<HTMLButtonElement>(null)
  const press = () => {
    onGo?.()
    save.current?.form?.requestSubmit()
  }
  useShortcuts({ 'Ctrl+Enter': press })
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button ref={save} type="submit" variant={onGo ? 'outlined' : 'contained'}>
        {teks.simpan}
      </Button>
      {onGo && (
        <>
          <Button variant="contained" onClick={press}>
            {teks.meja.simpanLanjut}
          </Button>
          <Typography component="span" variant="body2" color="text.secondary">
            {teks.meja.pintasan}
          </Typography>
        </>
      )}
    </div>
  )
}
