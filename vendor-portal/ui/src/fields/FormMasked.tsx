import type { FieldValues } from 'react-hook-form'
import { hanyaDigit, nik, npwp } from '@eproc/domain/common/format'
import { FormText, type FormTextProps } from './FormText.tsx'

/* Digits only, but all of them: a number that was cut would be another one. */
const MASKS = {
  npwp: { rapikan: (t: string) => npwp(t), placeholder: '00.000.000.0-000.000' },
  nik: { rapikan: (t: string) => nik(t), placeholder: '' },
  kodepos: { rapikan: hanyaDigit, placeholder: '' },
  nib: { rapikan: hanyaDigit, placeholder: '' },
  tahun: { rapikan: hanyaDigit, placeholder: '' },
} as const

export interface FormMaskedProps<N extends FieldValues = FieldValues> extends Omit<
  FormTextProps<N>,
  'rapikan' | 'inputMode' | 'baris'
> {
  mask: keyof typeof MASKS
}

/** Masked field: `mask` npwp | nik | kodepos | nib | tahun. The value is the text that shows. */
export function FormMasked<N extends FieldValues = FieldValues>({
  mask,
  ...p
}: FormMaskedProps<N>) {
  const { rapikan: tidy, placeholder } = MASKS[mask]
  return <FormText {...p} tidy={tidy} placeholder={placeholder} inputMode="numeric" />
}
