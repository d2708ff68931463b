import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { Finding } from '@eproc/domain/common/checker'

/** A domain rule as react-hook-form resolver: form and server use the same function. */
export function rulesResolver<N extends FieldValues>(
  rules: (input: N) => readonly Finding[]
): Resolver<N> {
  return (value) => {
    const error = rules(value)
    if (error.length === 0) return { values: value, errors: {} }
    const errors = Object.fromEntries(
      error.map(({ field, rule, message }) => [field, { type: rule, message }])
    )
    return { values: {}, errors: errors as FieldErrors<N> }
  }
}
