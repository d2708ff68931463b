import type { ReactNode } from 'react'
import { useResourceContext, useTranslateLabel, useWrappedSource } from 'react-admin'
import type { Pilihan } from '@eproc/domain/common/choices'
import type { FieldBase } from '@eproc/ui/fields/field_frame.ts'
import { FormDate, type FormDateProps } from '@eproc/ui/fields/FormDate.tsx'
import { FormFile, type FormFileProps } from '@eproc/ui/fields/FormFile.tsx'
import { FormNumber, FormRupiah, type FormNumberProps } from '@eproc/ui/fields/FormNumber.tsx'
import { FormRadio } from '@eproc/ui/fields/FormRadio.tsx'
import { FormSelect, type FormSelectProps } from '@eproc/ui/fields/FormSelect.tsx'

type AsInput<P> = Omit<P, 'name' | 'label' | 'control'> & { source: string; label?: string }

/** A field that both apps share as an input of react-admin: its name is the source, its label the resource's word. */
function asInput<P extends { name: string; label: string }>(Field: (props: P) => ReactNode) {
  return function SharedField({ source, label, ...rest }: AsInput<P>) {
    const name = useWrappedSource(source)
    const resource = useResourceContext()!
    const words = useTranslateLabel()({ source, resource, ...(label ? { label } : {}) })
    return <Field {...({ ...rest, name, label: String(words) } as unknown as P)} />
  }
}

/** Dots at thousands and at most so many decimals; the value is a number, or null. */
export const DecimalInput = asInput<FormNumberProps>(FormNumber)
export const RupiahInput = asInput<Omit<FormNumberProps, 'kind' | 'decimal'>>(FormRupiah)
/** A day that may also be set from outside: react-admin's own is born anew then, and loses the focus. */
export const ProposedDayInput = asInput<FormDateProps>(FormDate)
/** A document to choose or drop, checked for kind and size; the value is a File, or null. */
export const DocumentInput = asInput<FormFileProps>(FormFile)
/** The browser's own select, for forms with many of them. */
export const NativeChoice = asInput<FormSelectProps>(FormSelect)
/** A few choices, all in view. */
export const RadioChoice = asInput<FieldBase & { choices: readonly Pilihan[] }>(FormRadio)
