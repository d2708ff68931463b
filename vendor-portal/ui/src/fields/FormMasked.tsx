import type { FieldValues } from 'react-hook-form'
import { hanyaDigit, nik, npwp } from '@eproc/domain/common/format'
import { FormText, type FormTextProps } from './FormText.tsx'

const kepala = (n: number) => (teks: string) => hanyaDigit(teks).slice(0, n)

const MASKER = {
  npwp: { rapikan: (t: string) => npwp(t), placeholder: '00.000.000.0-000.000' },
  nik: { rapikan: (t: string) => nik(t), placeholder: '' },
  kodepos: { rapikan: kepala(5), placeholder: '' },
  nib: { rapikan: kepala(13), placeholder: '' },
  tahun: { rapikan: kepala(4), placeholder: '' },
} as const

export interface FormMaskedProps<N extends FieldValues = FieldValues> extends Omit<
  FormTextProps<N>,
  'rapikan' | 'inputMode' | 'baris'
> {
  masker: keyof typeof MASKER
}

/** Masked field: `masker` npwp | nik | kodepos | nib | tahun. The value is the text that shows. */
export function FormMasked<N extends FieldValues = FieldValues>({
  masker,
  ...p
}: FormMaskedProps<N>) {
  const { rapikan, placeholder } = MASKER[masker]
  return <FormText {...p} rapikan={rapikan} placeholder={placeholder} inputMode="numeric" />
}
