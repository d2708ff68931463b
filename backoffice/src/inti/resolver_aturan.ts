import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { Galat } from '@eproc/domain/dosir/aturan_dasar'

/** Aturan domain menjadi resolver react-hook-form: formulir dan server memakai fungsi yang sama. */
export function resolverAturan<N extends FieldValues>(aturan: (isian: N) => Galat[]): Resolver<N> {
  return (isian) => {
    const galat = aturan(isian)
    if (galat.length === 0) return { values: isian, errors: {} }
    const errors = Object.fromEntries(
      galat.map((g) => [g.field, { type: g.rule, message: g.message }])
    )
    return { values: {}, errors: errors as FieldErrors<N> }
  }
}
