import TextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { teksPilihan, type Pilihan } from '@eproc/domain/common/choices'
import { ui } from '@eproc/i18n/id/ui'
import type { FieldBase } from './field_frame.ts'
import { FieldFooter } from './FormText.tsx'
import { useField } from './use_field.ts'

export interface FormSelectProps<N extends FieldValues = FieldValues> extends FieldBase<N> {
  choices: readonly Pilihan[]
  /** Text of the empty choice; 'Pilih …' by default. */
  empty?: string
  autoComplete?: string
  /** Called after a change (for instance to clear the kabupaten when the provinsi changes). */
  onChanged?: (kode: string) => void
}

/** One choice from a list (the browser's own select: handy on phones). Value: code, or ''. */
export function FormSelect<N extends FieldValues = FieldValues>(p: FormSelectProps<N>) {
  const {
    id,
    field,
    errors: error,
    required,
  } = useField(p, (value) => teksPilihan(p.choices, String(value ?? '')))
  return (
    <TextField
      id={id}
      select
      label={p.label}
      name={field.name}
      value={field.value ?? ''}
      onChange={(e) => {
        field.onChange(e.target.value)
        p.onChanged?.(e.target.value)
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      required={required}
      {...(p.autoComplete ? { autoComplete: p.autoComplete } : {})}
      disabled={p.disabled === true || p.readOnly === true}
      error={error !== undefined}
      helperText={<FieldFooter errors={error} hint={p.hint} />}
      slotProps={{ select: { native: true }, formHelperText: { component: 'div' } }}
    >
      <option value="">{p.empty ?? ui.isian.pilih}</option>
      {p.choices.map((o) => (
        <option key={o.kode} value={o.kode}>
          {o.teks}
        </option>
      ))}
    </TextField>
  )
}
