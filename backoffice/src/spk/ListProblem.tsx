import FormHelperText from '@mui/material/FormHelperText'
import { useArrayInput, useWrappedSource } from 'react-admin'
import { get, useFormState, type FieldError } from 'react-hook-form'

/** What is wrong with the list around as a whole. That it is empty is not said any more once it has a row again. */
export function ListProblem() {
  const { fields } = useArrayInput()
  const { errors } = useFormState()
  const found = get(errors, useWrappedSource('')) as
    (FieldError & { root?: FieldError }) | undefined
  const error = found?.root ?? found
  if (!error?.message || (error.type === 'required' && fields.length > 0)) return null
  return <FormHelperText error>{error.message}</FormHelperText>
}
