import Button from '@mui/material/Button'
import { useFormContext, useWatch } from 'react-hook-form'
import { ui } from '@eproc/i18n/id/ui'

/** Whether the form's field `name` says that the stored file goes with the next save; without a name it never does. */
export function useRemoval(name: string | undefined): boolean {
  const removed: unknown = useWatch({ name: name ?? '', disabled: name === undefined })
  return name !== undefined && removed === true
}

interface FileRemovalProps {
  /** the form's field that says so */
  name: string
  /** of the file's field */
  label: string
  removed: boolean
}

/** Takes the stored file away with the next save, or not after all. One button, so that the focus stays. */
export function FileRemoval({ name, label, removed }: FileRemovalProps) {
  const { setValue } = useFormContext()
  const action = removed ? ui.berkas.batalHapus : ui.berkas.hapus
  return (
    <Button
      size="small"
      aria-label={`${action}: ${label}`}
      onClick={() => setValue(name, !removed, { shouldDirty: true })}
    >
      {action}
    </Button>
  )
}
