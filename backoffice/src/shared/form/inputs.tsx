import type { Pilihan } from '@eproc/domain/common/choices'
import type { FieldBase } from '@eproc/ui/fields/field_frame.ts'
import { FormCheckbox } from '@eproc/ui/fields/FormCheckbox.tsx'
import { FormFile, type FormFileProps } from '@eproc/ui/fields/FormFile.tsx'
import { FormNumber, FormRupiah, type FormNumberProps } from '@eproc/ui/fields/FormNumber.tsx'
import { FormPassword } from '@eproc/ui/fields/FormPassword.tsx'
import { FormRadio } from '@eproc/ui/fields/FormRadio.tsx'
import { FormSelect, type FormSelectProps } from '@eproc/ui/fields/FormSelect.tsx'
import { asInput } from './as_input.tsx'

/** Dots at thousands and at most so many decimals; the value is a number, or null. */
export const DecimalInput = asInput<FormNumberProps>(FormNumber)
export const RupiahInput = asInput<Omit<FormNumberProps, 'kind' | 'decimal'>>(FormRupiah)
/** A document to choose or drop, checked for kind and size; the value is a File, or null. */
export const DocumentInput = asInput<FormFileProps>(FormFile)
/** The browser's own select, for forms with many of them. */
export const NativeChoice = asInput<FormSelectProps>(FormSelect)
/** A few choices, all in view. */
export const RadioChoice = asInput<FieldBase & { choices: readonly Pilihan[] }>(FormRadio)
/** A box to tick. */
export const TickInput = asInput<FieldBase>(FormCheckbox)
/** A secret, shown on demand. */
export const SecretInput = asInput<
  FieldBase & { autoComplete: 'current-password' | 'new-password' | 'off' }
>(FormPassword)
