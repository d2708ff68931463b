import { useEffect, useEffectEvent } from 'react'
import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin'
import { get, useFormContext, useFormState, type FieldError } from 'react-hook-form'
import { ui } from '@eproc/i18n/id/ui'
import { ErrorSummary, type ErrorLine } from '@eproc/ui/fields/ErrorSummary.tsx'
import { useRecheck } from '@eproc/ui/fields/use_recheck.ts'

/** Words for inputs whose label is not the resource's word for their source: those of rows within their list, and of the row's number. */
export interface InputNames {
  readonly [source: string]: string | ((row: number) => string) | InputNames
}

/** The summary above a form: each line jumps to its field, and it takes the focus at every refusal (a stale version has its own notice). */
export function FormErrors({
  stale,
  names = {},
  failed,
  onSeek,
}: {
  stale: boolean
  names?: InputNames
  failed?: (message: string) => string
  /** brings a field into the page that a step hides */
  onSeek?: (field: string) => void
}) {
  const { errors, submitCount, defaultValues } = useFormState()
  const t = useTranslate()
  const label = useTranslateLabel()
  const resource = useResourceContext()
  if (submitCount === 0) return null
  const { root, ...fields } = errors
  const lines: ErrorLine[] = flat(fields).map(([source, message]) => ({
    field: source,
    label: nameOf(source, names) ?? inRow(source, String(label({ source, resource: resource! }))),
    message,
  }))
  const refusal = root?.serverError?.message
  if (refusal && !stale) {
    const word = defaultValues?.id === undefined ? 'create_failed' : 'update_failed'
    const values = { ...defaultValues, message: refusal, _: refusal }
    const told = t(`resources.${resource}.notifications.${word}`, values)
    lines.push({ message: failed?.(refusal) ?? told })
  }
  return <ErrorSummary errors={lines} attempts={submitCount} onSeek={onSeek} />
}

/** '' of a list as a whole: its complaint says by itself what it is about. */
function nameOf(source: string, names: InputNames): string | undefined {
  const name = get(names, source.replaceAll(/\.\d+/g, '')) as InputNames[string] | undefined
  if (typeof name === 'function') return name(Number(/\d+/.exec(source)?.[0]) + 1)
  return typeof name === 'object' ? '' : name && inRow(source, name)
}

/** Fields of equal rows are told apart by the row's number. */
function inRow(source: string, name: string): string {
  const row = /\.(\d+)\./.exec(source)?.[1]
  return row === undefined ? name : ui.ringkasan.diBaris(name, Number(row) + 1)
}

/** Source and message of every error, also of fields within fields (`list.0.nama`). */
export function flat(errors: object, path = ''): [string, string][] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    const { message } = error as { message?: unknown }
    if (typeof message === 'string') return [[path + key, message]]
    return 'ref' in error ? [] : flat(error, `${path}${key}.`)
  })
}

/**
 * Within a form with rows, whose `reValidateMode` must not be 'onChange', or a row just added would show all of its
 * empty fields as wrong. Complaints are asked for again at each keystroke, also those that another field answers; one
 * about a list as a whole is gone with it, the server's own stay until sent again.
 */
export function Recheck() {
  const form = useFormContext()
  const { errors } = useFormState()
  const { watch, clearErrors } = form
  const ours = () =>
    flat(errors).flatMap(([field]) =>
      (get(errors, field) as FieldError).type === 'server' ? [] : field
    )
  const isList = (field: string) => Array.isArray(form.getValues(field))
  useRecheck(form, () => ours().filter((field) => !isList(field)))
  const lists = useEffectEvent(() => ours().filter(isList))
  useEffect(() => {
    const { unsubscribe } = watch((_values, { type }) => {
      const wrong = type === 'change' ? lists() : []
      if (wrong.length > 0) clearErrors(wrong)
    })
    return unsubscribe
  }, [watch, clearErrors])
  return null
}
