import TextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { hariSah, tanggal } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'
import type { FieldBase } from './field_frame.ts'
import { Bawah } from './FormText.tsx'
import { useField } from './use_field.ts'

export interface FormDateProps<N extends FieldValues = FieldValues> extends FieldBase<N> {
  /** Limits, yyyy-MM-dd. */
  min?: string
  maks?: string
}

/** The browser's own date field; value `yyyy-MM-dd` or '', shown as dd MMM yyyy too. */
export function FormDate<N extends FieldValues = FieldValues>(p: FormDateProps<N>) {
  const { id, field, errors: error, wajib } = useField(p)
  const nilai = typeof field.value === 'string' ? field.value.slice(0, 10) : ''
  const dipilih = hariSah(nilai) ? ui.isian.tanggalDipilih(tanggal(nilai)) : undefined
  return (
    <TextField
      id={id}
      label={p.label}
      name={field.name}
      type="date"
      value={nilai}
      onChange={(e) => field.onChange(e.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      required={wajib}
      disabled={p.disabled === true}
      error={error !== undefined}
      helperText={
        <Bawah
          errors={error}
          petunjuk={[dipilih, p.petunjuk].filter(Boolean).join(' · ') || undefined}
        />
      }
      slotProps={{
        formHelperText: { component: 'div' },
        htmlInput: { min: p.min, max: p.maks ?? '9999-12-31', readOnly: p.bacaSaja === true },
      }}
    />
  )
}
