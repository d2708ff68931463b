import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { ErrorSummary, type ErrorLine } from '@eproc/ui/fields/ErrorSummary.tsx'

/** The summary above a form: each line jumps to its field, and it takes the focus at every refusal (a stale version has its own notice). */
export function FormErrors({ stale, failed }: { stale: boolean; failed?: (m: string) => string }) {
  const { errors, submitCount, defaultValues } = useFormState()
  const t = useTranslate()
  const label = useTranslateLabel()
  const resource = useResourceContext()
  if (submitCount === 0) return null
  const { root, ...fields } = errors
  const lines: ErrorLine[] = Object.entries(fields).map(([source, error]) => ({
    bidang: source,
    label: String(label({ source, resource: resource! })),
    pesan: String(error?.message),
  }))
  const refusal = root?.serverError?.message
  if (refusal && !stale) {
    const word = defaultValues?.id === undefined ? 'create_failed' : 'update_failed'
    const told = t(`resources.${resource}.notifications.${word}`, { message: refusal, _: refusal })
    lines.push({ pesan: failed?.(refusal) ?? told })
  }
  return <ErrorSummary errors={lines} kali={submitCount} />
}
