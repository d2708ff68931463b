import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'

/** Tells the dialog around the form whether there is something to lose. */
export function Dirty({ onChange }: { onChange: (dirty: boolean) => void }) {
  const { isDirty, isSubmitSuccessful } = useFormState()
  const dirty = isDirty && !isSubmitSuccessful
  useEffect(() => onChange(dirty), [dirty, onChange])
  return null
}
