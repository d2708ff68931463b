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

/** How each field tells a value in words (a choice's text, a written date), by its name; other values are told as they are. */
export type Told = (value: unknown) => string
export const ToldContext = createContext<Map<string, Told> | null>(null)

/** Names of fields that no draft may keep; set by the password fields of a form. */
export const SecretsContext = createContext<Set<string> | null>(null)

/** Message of a required field left empty. */
export const requiredMessage = (required: boolean | string | undefined): string | undefined =>
  required === true ? umum.errors.wajib : required || undefined

const empty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** useController with a required rule that takes spaces and an empty array as empty. `told`: a value in words. */
export function useField<N extends FieldValues>(p: FieldBase<N>, told?: Told) {
  const id = useId()
  const label = use(LabelContext)
  const words = use(ToldContext)
  useEffect(() => {
    if (told) words?.set(p.name, told)
  }, [words, p.name, told])
  useEffect(() => {
    label?.set(p.name, p.label)
  }, [label, p.name, p.label])
  const required = requiredMessage(p.required)
  const { validate: own, ...rest } = p.rules ?? {}
  const validate: RegisterOptions<N, FieldPath<N>>['validate'] = {
    ...(required ? { required: (value: unknown) => !empty(value) || required } : {}),
    ...(typeof own === 'function' ? { own } : own),
  }
  const { field, fieldState } = useController({
    name: p.name,
    ...(p.control ? { control: p.control } : {}),
    rules: { ...rest, validate },
  })
  return { id, field, errors: fieldState.error?.message, required: required !== undefined }
}
