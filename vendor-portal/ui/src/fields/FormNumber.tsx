import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { angka, hanyaDigit, rupiah } from '@eproc/domain/common/format'
import { pastedNumber } from '@eproc/domain/common/pasted_number'
import { ui } from '@eproc/i18n/id/ui'
import type { FieldBase } from './field_frame.ts'
import { FieldFooter } from './FormText.tsx'
import { useCaret } from './use_caret.ts'
import { useField } from './use_field.ts'

export interface FormNumberProps<N extends FieldValues = FieldValues> extends FieldBase<N> {
  /** Decimals one may type; 0 = whole numbers. */
  decimal?: number
  /** 'rupiah' puts Rp in front. */
  kind?: 'angka' | 'rupiah'
  end?: string
}

/* More a number cannot hold exactly. */
const MAX_DIGITS = 15

/* '1.234,5' while typing: dots are set, at most one comma; no digit is lost. */
function tidy(typed: string, decimal: number): string {
  const [integer = '', ...tail] = typed.split(',')
  const digit = hanyaDigit(integer).replace(/^0+(?=\d)/, '')
  const main = digit.replace(/\B(?=(\d{3})+$)/g, '.')
  if (decimal === 0 || tail.length === 0) return main
  return `${main || '0'},${hanyaDigit(tail.join('')).slice(0, decimal)}`
}
/** A number with more digits is kept as it was typed and complained about: cut off it would be another number. */
function tooLong(text: string): string | undefined {
  const digits = hanyaDigit(text.split(',')[0]!).length
  return digits > MAX_DIGITS ? ui.isian.terlaluPanjang(digits, MAX_DIGITS) : undefined
}
const wasPasted = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType === 'insertFromPaste'
const toNumber = (text: string): number | null =>
  text === '' ? null : Number(text.replaceAll('.', '').replace(',', '.'))

/** Number or rupiah with dots at thousands; the value is a number (whole rupiah), or null when empty. */
export function FormNumber<N extends FieldValues = FieldValues>(p: FormNumberProps<N>) {
  const decimal = p.decimal ?? 0
  const written = (value: unknown) =>
    typeof value === 'number' ? (p.kind === 'rupiah' ? rupiah(value) : angka(value, decimal)) : ''
  const { id, field, errors, required } = useField(
    {
      ...p,
      rules: {
        ...p.rules,
        validate: (v: unknown) => (typeof v === 'number' && tooLong(angka(v))) || true,
      },
    },
    written
  )
  const value: unknown = field.value
  const [typed, setTyped] = useState<string | null>(null)
  const keepCaret = useCaret()
  const fromValue = typeof value === 'number' ? angka(value, decimal) : ''
  const shown = typed !== null && toNumber(typed) === (value ?? null) ? typed : fromValue
  const error = tooLong(shown) ?? errors
  const end = p.end && <InputAdornment position="end">{p.end}</InputAdornment>
  return (
    <TextField
      id={id}
      label={p.label}
      name={field.name}
      value={shown}
      onChange={(e) => {
        keepCaret(e.target)
        const pasted = wasPasted(e.nativeEvent) ? pastedNumber(e.target.value, decimal) : null
        const text = tidy(pasted ?? e.target.value, decimal)
        setTyped(text)
        field.onChange(toNumber(text))
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      required={required}
      disabled={p.disabled === true}
      error={error !== undefined}
      helperText={<FieldFooter errors={error} hint={p.hint} />}
      slotProps={{
        formHelperText: { component: 'div' },
        htmlInput: { inputMode: decimal ? 'decimal' : 'numeric', readOnly: p.readOnly === true },
        input: {
          startAdornment:
            p.kind === 'rupiah' ? <InputAdornment position="start">Rp</InputAdornment> : undefined,
          endAdornment: end || undefined,
        },
      }}
    />
  )
}

/** Money: Rp in front, dots at thousands, the value a number of whole rupiah. */
export const FormRupiah = <N extends FieldValues = FieldValues>(
  p: Omit<FormNumberProps<N>, 'kind' | 'decimal'>
) => <FormNumber<N> {...p} kind="rupiah" />
