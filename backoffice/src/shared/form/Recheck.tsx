import { useEffect, useEffectEvent } from 'react'
import { get, useFormContext, useFormState, type FieldError } from 'react-hook-form'
import { useRecheck } from '@eproc/ui/fields/use_recheck.ts'
import { flat } from './FormErrors.tsx'

/**
 * Within a form with rows, whose `reValidateMode` must not be 'onChange', or a row just added would show all of its
 * empty fields as wrong. Complaints are asked for again at each keystroke, also those that another field answers; one
 * about a list as a whole is gone with it, the server's own stay until sent again.
 */
export function Recheck() {
  const form = useFormContext()
  const { errors } = useFormState()
  const { watch, clearErrors } = form
  const ours = () =>
    flat(errors).flatMap(([field]) =>
      (get(errors, field) as FieldError).type === 'server' ? [] : field
    )
  const isList = (field: string) => Array.isArray(form.getValues(field))
  useRecheck(form, () => ours().filter((field) => !isList(field)))
  const lists = useEffectEvent(() => ours().filter(isList))
  useEffect(() => {
    const { unsubscribe } = watch((_values, { type }) => {
      const wrong = type === 'change' ? lists() : []
      if (wrong.length > 0) clearErrors(wrong)
    })
    return unsubscribe
  }, [watch, clearErrors])
  return null
}
