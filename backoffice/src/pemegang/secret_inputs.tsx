import type { FieldBase } from '@eproc/ui/fields/field_frame.ts'
import { FormCheckbox } from '@eproc/ui/fields/FormCheckbox.tsx'
import { FormPassword } from '@eproc/ui/fields/FormPassword.tsx'
import { asInput } from '../shared/form/as_input.tsx'

/** A box to tick. */
export const TickInput = asInput<FieldBase>(FormCheckbox)
/** A secret, shown on demand. */
export const SecretInput = asInput<
  FieldBase & { autoComplete: 'current-password' | 'new-password' | 'off' }
>(FormPassword)
