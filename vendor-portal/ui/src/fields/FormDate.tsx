import TextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { hariSah, tanggal } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'
import type { FieldBase } from './field_frame.ts'
import { FieldFooter } from './FormText.tsx'
import { useField } from './use_field.ts'

export interface FormDateProps<N extends FieldValues = FieldValues> extends FieldBase<N> {
  /** Limits, yyyy-MM-dd. */
  min?: string
  max?: string
}

/** The browser's own date field; value `yyyy-MM-dd` or '', shown as dd MMM yyyy too. */
export function FormDate<N extends FieldValues = FieldValues>(p: FormDateProps<N>) {
  const { id, field, errors: error, required } = useField(p)
  const value = typeof field.value === 'string' ? field.value.slice(0, 10) : ''
  const selected = hariSah(value) ? ui.isian.tanggalDipilih(tanggal(value)) : undefined
  return (
    <TextField
      id={id}
      label={p.label}
      name={field.name}
      type="date"
      value={value}
      onChange={(e) => field.onChange(e.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      required={required}
      disabled={p.disabled === true}
      error={error !== undefined}
      helperText={
        <FieldFooter
          errors={error}
          hint={[selected, p.hint].filter(Boolean).join(' · ') || undefined}
        />
      }
      slotProps={{
        formHelperText: { component: 'div' },
        htmlInput: { min: p.min, max: p.max ?? '9999-12-31', readOnly: p.readOnly === true },
      }}
    />
  )
}
