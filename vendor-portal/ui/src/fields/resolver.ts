import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { Finding } from '@eproc/domain/common/checker'

/** A domain rule as react-hook-form resolver: form and server use the same function. */
export function rulesResolver<N extends FieldValues>(
  rules: (input: N) => readonly Finding[]
): Resolver<N> {
  return (value) => {
    const error = rules(value)
    if (error.length === 0) return { values: value, errors: {} }
    const errors: FieldErrors<N> = {}
    // 'rows.0.name' is an error of a field within a field.
    for (const { field, rule, message } of error) {
      set(errors, field, { ...(get(errors, field) as object | undefined), type: rule, message })
    }
    return { values: {}, errors }
  }
}
