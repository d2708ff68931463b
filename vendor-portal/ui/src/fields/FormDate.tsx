import type { FieldValues } from 'react-hook-form'
import { hariSah, tanggal } from '@eproc/domain/common/format'
import { DayField } from '../dates/DayField.tsx'
import type { FieldBase } from './field_frame.ts'
import { useField } from './use_field.ts'

export interface FormDateProps<N extends FieldValues = FieldValues> extends FieldBase<N> {
  /** Limits, yyyy-MM-dd. */
  min?: string
  max?: string
  /** Only whole days reach the form: for filters. */
  onlyDays?: boolean
}

const written = (value: unknown) =>
  typeof value === 'string' ? (hariSah(value) ? tanggal(value) : value) : ''

/** A day of a form: `yyyy-MM-dd` or '', and what was typed while it is no day. */
export function FormDate<N extends FieldValues = FieldValues>(p: FormDateProps<N>) {
  const { id, field, errors: error, required } = useField(p, written)
  return (
    <DayField
      id={id}
      label={p.label}
      name={field.name}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={(day) => field.onChange(p.onlyDays && day === '' ? null : day)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      required={required}
      disabled={p.disabled === true}
      readOnly={p.readOnly === true}
      error={error}
      hint={p.hint}
      min={p.min}
      max={p.max}
      onlyDays={p.onlyDays === true}
    />
  )
}
