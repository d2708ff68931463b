/** A table of rules, each with a bad and a good input: what must fail on which field with which text. */
import { test } from '@japa/runner'
import type { Finding } from '@eproc/domain/dosir/aturan'

export const HARI_INI = '2026-05-12'
export const PDF = { name: 'scan.pdf', size: 1000 }

export interface Kasus<I, K> {
  nama: string
  buruk: Partial<I>
  field: string
  pesan: string
  /** What makes it good again, beside the good form; none: the good form itself. */
  baik?: Partial<I>
  konteks?: Partial<K>
}

export function ujiAturan<I extends object, K extends object>(
  judul: string,
  aturan: (input: I, context: K) => Finding[],
  contoh: I,
  context: K,
  kasus: readonly Kasus<I, K>[]
): void {
  test.group(judul, () => {
    test('accepts a form that is filled rightly', ({ assert }) => {
      assert.deepEqual(aturan(contoh, context), [])
    })
    for (const k of kasus) {
      test(k.nama, ({ assert }) => {
        const kini = { ...context, ...k.konteks }
        const error = aturan({ ...contoh, ...k.buruk }, kini)
        const milik = error.filter((g) => g.field === k.field)
        assert.deepEqual(
          milik.map((g) => g.message),
          [k.pesan]
        )
        const sesudah = aturan({ ...contoh, ...k.baik }, kini)
        assert.isEmpty(sesudah.filter((g) => g.field === k.field))
      })
    }
  })
}

/** One case a required field: empty and missing both fail. */
export function kasusWajib<I extends object, K>(
  fields: readonly (keyof I & string)[],
  pesan = 'Field harus diisi!.'
): Kasus<I, K>[] {
  return fields.flatMap((field) =>
    ['', '   ', undefined, null].map((nilai) => ({
      nama: `refuses ${JSON.stringify(nilai) ?? 'a missing value'} as ${field}`,
      buruk: { [field]: nilai } as Partial<I>,
      field,
      pesan,
    }))
  )
}
