import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { Finding } from '@eproc/domain/common/checker'

/** Aturan domain menjadi resolver react-hook-form: formulir dan server memakai fungsi yang sama. */
export function resolverAturan<N extends FieldValues>(
  aturan: (isian: N) => readonly Finding[]
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
