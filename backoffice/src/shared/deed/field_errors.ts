import { ApiError, errorMessage } from '@eproc/ui/api/api.ts'

/** As react-admin's forms take a refusal: at its fields, or above all of them. */
export function fieldErrors(error: unknown): Record<string, unknown> {
  const findings = error instanceof ApiError ? error.errors : []
  if (findings.length === 0) return { root: { serverError: errorMessage(error) } }
  return Object.fromEntries(findings.map(({ field, message }) => [field, message]))
}
