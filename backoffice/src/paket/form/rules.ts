import { createContext, useMemo } from 'react'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { aturanPaket } from '@eproc/domain/paket/aturan_paket'
import type { PaketContext } from '@eproc/domain/paket/isian_paket'
import type { Finding } from '@eproc/domain/common/checker'
import { toInput, type FormInput } from './values.ts'

/** The step where a field stands, told by how its name begins. */
export function stepOf(field: string): number {
  const first = field.split('.')[0]!
  const steps: Record<string, number> = {
    listHps: 1,
    listPendanaan: 2,
    listLokasiKerja: 3,
    kbli: 3,
    fileKAK: 4,
    fileLampiran: 4,
    fileLain: 4,
    listJadwal: 5,
  }
  return steps[first] ?? 0
}

const LISTS = ['listHps', 'listPendanaan', 'listLokasiKerja', 'listJadwal']

/** Findings about a whole list rather than one of its rows. */
export const listFindings = (error: readonly Finding[]): Finding[] =>
  error.filter((g) => LISTS.includes(g.field))

/* 'listHps.0.volume' → nested errors as react-hook-form keeps them. */
function nested(error: readonly Finding[]): FieldErrors<FormInput> {
  const result: Record<string, unknown> = {}
  for (const g of error) {
    const parts = g.field.split('.')
    let place = result
    for (const [i, b] of parts.entries()) {
      if (i === parts.length - 1) {
        place[b] = { ...(place[b] as object | undefined), type: g.rule, message: g.message }
      } else place = (place[b] ??= {}) as Record<string, unknown>
    }
  }
  return result as FieldErrors<FormInput>
}

/** References used by the rules all over the editor. */
export const EditorContext = createContext<PaketContext>({ kegiatan: [], paguPla: {} })

/**
 * The domain's rules for react-hook-form. Findings about a whole list are shown by ListError and checked on
 * saving: an error at the list's level would keep react-hook-form from clearing the errors of its rows.
 */
export function usePaketResolver(context: PaketContext): Resolver<FormInput> {
  return useMemo(
    () => (values: FormInput) => {
      const error = aturanPaket(toInput(values), context).filter((g) => !LISTS.includes(g.field))
      return error.length === 0 ? { values, errors: {} } : { values: {}, errors: nested(error) }
    },
    [context]
  )
}
