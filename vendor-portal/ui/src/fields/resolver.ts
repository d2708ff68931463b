import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { GalatBidang } from '../api/api.ts'

/** Aturan domain menjadi resolver react-hook-form: formulir dan server memakai fungsi yang sama. */
export function resolverAturan<N extends FieldValues>(
  aturan: (isian: N) => readonly GalatBidang[]
): Resolver<N> {
  return (nilai) => {
    const galat = aturan(nilai)
    if (galat.length === 0) return { values: nilai, errors: {} }
    const errors = Object.fromEntries(
      galat.map(({ field, rule, message }) => [field, { type: rule, message }])
    )
    return { values: {}, errors: errors as FieldErrors<N> }
  }
}
