import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { useShortcuts } from '../../../shared/keys/useShortcuts.ts'

const teks = tenderStaf.evaluasi

/** The buttons below the form; Ctrl+Enter saves, and goes on where there is a next vendor. */
export function SaveDeeds({ wish }: { wish: ((go: boolean) => void) | null }) {
  const save = useRef<HTMLButtonElement>(null)
  const press = () => {
    wish?.(true)
    save.current?.form?.requestSubmit()
  }
  const { isSubmitting } = useFormState()
  useShortcuts({ 'Ctrl+Enter': isSubmitting ? null : press })
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button
        ref={save}
        type="submit"
        variant={wish ? 'outlined' : 'contained'}
        // A wish of before, which the form's errors kept, does not hold for this save.
        onClick={() => wish?.(false)}
      >
        {teks.simpan}
      </Button>
      {wish && (
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
