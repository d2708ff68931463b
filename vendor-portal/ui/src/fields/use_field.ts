import { createContext, use, useEffect, useId } from 'react'
import {
  useController,
  type FieldValues,
  type RegisterOptions,
  type FieldPath,
} from 'react-hook-form'
import { umum } from '@eproc/i18n/id/umum'
import type { FieldBase } from './field_frame.ts'

/** Each field's label by its name, set by the fields and read by their form's error summary. */
export const LabelContext = createContext<Map<string, string> | null>(null)

/** Message of a required field left empty. */
export const pesanWajib = (wajib: boolean | string | undefined): string | undefined =>
  wajib === true ? umum.errors.wajib : wajib || undefined

const kosong = (nilai: unknown) =>
  nilai === undefined ||
  nilai === null ||
  (typeof nilai === 'string' && nilai.trim() === '') ||
  (Array.isArray(nilai) && nilai.length === 0)

/** useController with a required rule that takes spaces and an empty array as empty. */
export function useField<N extends FieldValues>(p: FieldBase<N>) {
  const id = useId()
  const label = use(LabelContext)
  useEffect(() => {
    label?.set(p.name, p.label)
  }, [label, p.name, p.label])
  const wajib = pesanWajib(p.wajib)
  const { validate: lain, ...sisa } = p.aturan ?? {}
  const validate: RegisterOptions<N, FieldPath<N>>['validate'] = {
    ...(wajib ? { wajib: (nilai: unknown) => !kosong(nilai) || wajib } : {}),
    ...(typeof lain === 'function' ? { lain } : lain),
  }
  const { field, fieldState } = useController({
    name: p.name,
    ...(p.control ? { control: p.control } : {}),
    rules: { ...sisa, validate },
  })
  return { id, field, errors: fieldState.error?.message, wajib: wajib !== undefined }
}
