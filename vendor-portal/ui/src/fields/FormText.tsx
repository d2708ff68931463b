import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { jumlahKarakter } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'
import type { FieldBase } from './field_frame.ts'
import { useCaret } from './use_caret.ts'
import { useField } from './use_field.ts'

/** From this share of its limit on, a field of one line counts its characters. */
const NEARLY_FULL = 0.8

/** How much of its limit a text uses; a longer one is kept whole and complained about. */
export function textLimit(
  text: string,
  max: number | undefined,
  rows = 1
): { count?: string; tooLong?: string } {
  const length = jumlahKarakter(text)
  if (!max || length === 0 || (rows === 1 && length < max * NEARLY_FULL)) return {}
  return {
    count: ui.isian.jumlahKarakter(length, max),
    ...(length > max ? { tooLong: ui.isian.terlaluPanjang(length, max) } : {}),
  }
}

/** Hint, error and count below a field; all are read through aria-describedby. */
export function FieldFooter({
  errors: error,
  hint,
  count,
}: {
  errors?: string | undefined
  hint?: ReactNode
  count?: string | undefined
}) {
  if (!error && !hint && !count) return null
  return (
    <>
      {error && <span style={{ display: 'block' }}>{error}</span>}
      {hint && <span style={{ display: 'block', fontWeight: 400 }}>{hint}</span>}
      {count && <span style={{ display: 'block', fontWeight: 400 }}>{count}</span>}
    </>
  )
}

export interface FormTextProps<N extends FieldValues = FieldValues> extends FieldBase<N> {
  type?: 'text' | 'password' | 'email' | 'tel' | 'url' | 'search'
  /** More than 1: a text box of that many lines. */
  rows?: number
  /** Most characters: counted, never cut. */
  max?: number
  autoComplete?: string
  autoFocus?: boolean
  start?: ReactNode
  end?: ReactNode
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url' | 'decimal'
  /** Tidies what is typed (mask); runs at every change. */
  tidy?: (typed: string) => string
  placeholder?: string
  /** A secret or a name of an account: nothing is capitalised, corrected, or sent to a spelling service. */
  literal?: boolean
}

const LITERAL = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** Text field of one or more lines. */
export function FormText<N extends FieldValues = FieldValues>(p: FormTextProps<N>) {
  const { max } = p
  const { id, field, errors, required } = useField({
    ...p,
    rules: {
      ...p.rules,
      validate: {
        ...(typeof p.rules?.validate === 'function'
          ? { lain: p.rules.validate }
          : p.rules?.validate),
        ...(max
          ? { max: (v: unknown) => (typeof v === 'string' && textLimit(v, max).tooLong) || true }
          : {}),
      },
    },
  })
  const text: unknown = field.value
  const keepCaret = useCaret()
  const change = (input: HTMLInputElement | HTMLTextAreaElement) => {
    if (p.tidy) keepCaret(input)
    field.onChange(p.tidy ? p.tidy(input.value) : input.value)
  }
  const { count, tooLong } = textLimit(typeof text === 'string' ? text : '', max, p.rows)
  // What the rules say stands in the summary, too.
  const error = errors ?? tooLong
  return (
    <TextField
      id={id}
      label={p.label}
      name={field.name}
      value={field.value ?? ''}
      onChange={(e) => change(e.target)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      type={p.type ?? 'text'}
      required={required}
      disabled={p.disabled === true}
      error={error !== undefined}
      helperText={<FieldFooter errors={error} hint={p.hint} count={count} />}
      autoFocus={p.autoFocus === true}
      {...(p.autoComplete ? { autoComplete: p.autoComplete } : {})}
      {...(p.placeholder ? { placeholder: p.placeholder } : {})}
      {...(p.rows && p.rows > 1 ? { multiline: true, minRows: p.rows, maxRows: 16 } : {})}
      slotProps={{
        formHelperText: { component: 'div' },
        htmlInput: {
          readOnly: p.readOnly === true,
          ...(p.literal ? LITERAL : {}),
          ...(p.inputMode ? { inputMode: p.inputMode } : {}),
        },
        input: { startAdornment: p.start, endAdornment: p.end },
      }}
    />
  )
}
