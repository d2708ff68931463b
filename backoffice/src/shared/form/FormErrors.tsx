import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { ErrorSummary, type ErrorLine } from '@eproc/ui/fields/ErrorSummary.tsx'

/** The summary above a form: each line jumps to its field, and it takes the focus at every refusal (a stale version has its own notice). */
export function FormErrors({
  stale,
  names = {},
  failed,
}: {
  stale: boolean
  /** words for inputs whose label is not the resource's word for their source */
  names?: Readonly<Record<string, string>>
  failed?: (message: string) => string
}) {
  const { errors, submitCount, defaultValues } = useFormState()
  const t = useTranslate()
  const label = useTranslateLabel()
  const resource = useResourceContext()
  if (submitCount === 0) return null
  const { root, ...fields } = errors
  const lines: ErrorLine[] = flat(fields).map(([source, message]) => ({
    field: source,
    label: names[source] ?? String(label({ source, resource: resource! })),
    message,
  }))
  const refusal = root?.serverError?.message
  if (refusal && !stale) {
    const word = defaultValues?.id === undefined ? 'create_failed' : 'update_failed'
    const values = { ...defaultValues, message: refusal, _: refusal }
    const told = t(`resources.${resource}.notifications.${word}`, values)
    lines.push({ message: failed?.(refusal) ?? told })
  }
  return <ErrorSummary errors={lines} attempts={submitCount} />
}

/** Source and message of every error, also of fields within fields (`list.0.nama`). */
function flat(errors: object, path = ''): [string, string][] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    const { message } = error as { message?: unknown }
    if (typeof message === 'string') return [[path + key, message]]
    return 'ref' in error ? [] : flat(error, `${path}${key}.`)
  })
}
