import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { notify } from '@eproc/ui/api/notice.ts'

/**
 * A refusal is shown at its field, said, and has the focus there. While something is sent the form is away or covered
 * (`here` is false); what asks for the focus meanwhile gets it once the form is back.
 */
export function useRefusal<N extends FieldValues>(form: UseFormReturn<N>, here: boolean) {
  const asked = useRef<FieldPath<N>>(undefined)
  useEffect(() => {
    if (here && asked.current) form.setFocus(asked.current)
    asked.current = undefined
  }, [form, here])
  const focus = (field: FieldPath<N>) => {
    asked.current = field
    form.setFocus(field)
  }
  const refuse = (field: FieldPath<N>, message: string) => {
    form.setError(field, { message })
    notify(message, 'error')
    focus(field)
  }
  return { refuse, focus }
}
