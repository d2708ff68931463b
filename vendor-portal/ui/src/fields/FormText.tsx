import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FieldBase } from './field_frame.ts'
import { useField } from './use_field.ts'

/** Hint and error below a field; both are read through aria-describedby. */
export function FieldFooter({
  errors: error,
  hint,
}: {
  errors?: string | undefined
  hint?: ReactNode
}) {
  if (!error && !hint) return null
  return (
    <>
      {error && <span style={{ display: 'block' }}>{error}</span>}
      {hint && <span style={{ display: 'block', fontWeight: 400 }}>{hint}</span>}
    </>
  )
}

export interface FormTextProps<N extends FieldValues = FieldValues> extends FieldBase<N> {
  type?: 'text' | 'password' | 'email' | 'tel' | 'url' | 'search'
  /** More than 1: a text box of that many lines. */
  rows?: number
  max?: number
  autoComplete?: string
  autoFocus?: boolean
  start?: ReactNode
  end?: ReactNode
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url' | 'decimal'
  /** Tidies what is typed (mask); runs at every change. */
  tidy?: (typed: string) => string
  placeholder?: string
}

/** Text field of one or more lines. */
export function FormText<N extends FieldValues = FieldValues>(p: FormTextProps<N>) {
  const { id, field, errors: error, required } = useField(p)
  return (
    <TextField
      id={id}
      label={p.label}
      name={field.name}
      value={field.value ?? ''}
      onChange={(e) => field.onChange(p.tidy ? p.tidy(e.target.value) : e.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      type={p.type ?? 'text'}
      required={required}
      disabled={p.disabled === true}
      error={error !== undefined}
      helperText={<FieldFooter errors={error} hint={p.hint} />}
      autoFocus={p.autoFocus === true}
      {...(p.autoComplete ? { autoComplete: p.autoComplete } : {})}
      {...(p.placeholder ? { placeholder: p.placeholder } : {})}
      {...(p.rows && p.rows > 1 ? { multiline: true, minRows: p.rows, maxRows: 16 } : {})}
      slotProps={{
        formHelperText: { component: 'div' },
        htmlInput: {
          readOnly: p.readOnly === true,
          ...(p.max ? { maxLength: p.max } : {}),
          ...(p.inputMode ? { inputMode: p.inputMode } : {}),
        },
        input: { startAdornment: p.start, endAdornment: p.end },
      }}
    />
  )
}
