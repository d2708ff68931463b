import type { Control, FieldPath, FieldValues, RegisterOptions } from 'react-hook-form'

/**
 * Props of every field. `name` is the column's name as in the API, so that the server's errors (`errors[].field`)
 * reach their field. Without `control` the context of <Form> is used.
 */
export interface FieldBase<N extends FieldValues = FieldValues> {
  name: FieldPath<N>
  label: string
  control?: Control<N>
  /** Further rules of react-hook-form (validate, minLength …). */
  rules?: Omit<
    RegisterOptions<N, FieldPath<N>>,
    'required' | 'setValueAs' | 'valueAsNumber' | 'valueAsDate' | 'disabled'
  >
  /** Required; a text replaces the message 'Field harus diisi!.' */
  required?: boolean | string
  /** Hint below the field. */
  hint?: string
  disabled?: boolean
  /** Shown only: cannot be changed, yet stays readable and can be copied. */
  readOnly?: boolean
}
