import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FieldBase } from './field_frame.ts'
import { useField } from './use_field.ts'

/** Hint and error below a field; both are read through aria-describedby. */
export function Bawah({
  errors: error,
  petunjuk,
}: {
  errors?: string | undefined
  petunjuk?: ReactNode
}) {
  if (!error && !petunjuk) return null
  return (
    <>
      {error && <span style={{ display: 'block' }}>{error}</span>}
      {petunjuk && <span style={{ display: 'block', fontWeight: 400 }}>{petunjuk}</span>}
    </>
  )
}

export interface FormTextProps<N extends FieldValues = FieldValues> extends FieldBase<N> {
  type?: 'text' | 'password' | 'email' | 'tel' | 'url' | 'search'
  /** More than 1: a text box of that many lines. */
  baris?: number
  maks?: number
  autoComplete?: string
  autoFocus?: boolean
  awal?: ReactNode
  akhir?: ReactNode
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url' | 'decimal'
  /** Tidies what is typed (mask); runs at every change. */
  rapikan?: (ketikan: string) => string
  placeholder?: string
}

/** Text field of one or more lines. */
export function FormText<N extends FieldValues = FieldValues>(p: FormTextProps<N>) {
  const { id, field, errors: error, wajib } = useField(p)
  return (
    <TextField
      id={id}
      label={p.label}
      name={field.name}
      value={field.value ?? ''}
      onChange={(e) => field.onChange(p.rapikan ? p.rapikan(e.target.value) : e.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      type={p.type ?? 'text'}
      required={wajib}
      disabled={p.disabled === true}
      error={error !== undefined}
      helperText={<Bawah errors={error} petunjuk={p.petunjuk} />}
      autoFocus={p.autoFocus === true}
      {...(p.autoComplete ? { autoComplete: p.autoComplete } : {})}
      {...(p.placeholder ? { placeholder: p.placeholder } : {})}
      {...(p.baris && p.baris > 1 ? { multiline: true, minRows: p.baris, maxRows: 16 } : {})}
      slotProps={{
        formHelperText: { component: 'div' },
        htmlInput: {
          readOnly: p.bacaSaja === true,
          ...(p.maks ? { maxLength: p.maks } : {}),
          ...(p.inputMode ? { inputMode: p.inputMode } : {}),
        },
        input: { startAdornment: p.awal, endAdornment: p.akhir },
      }}
    />
  )
}
