import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { Finding } from '@eproc/domain/common/checker'

/** A domain rule as react-hook-form resolver: form and server use the same function. */
export function resolverAturan<N extends FieldValues>(
  aturan: (input: N) => readonly Finding[]
): Resolver<N> {
  return (nilai) => {
    const error = aturan(nilai)
    if (error.length === 0) return { values: nilai, errors: {} }
    const errors = Object.fromEntries(
      error.map(({ field, rule, message }) => [field, { type: rule, message }])
    )
    return { values: {}, errors: errors as FieldErrors<N> }
  }
}
