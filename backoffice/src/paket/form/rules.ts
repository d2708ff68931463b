import { createContext } from 'react'
import type { FieldValues } from 'react-hook-form'
import { aturanPaket } from '@eproc/domain/paket/aturan_paket'
import type { PaketContext } from '@eproc/domain/paket/isian_paket'
import type { Finding } from '@eproc/domain/common/checker'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
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

/** References used by the rules all over the editor. */
export const EditorContext = createContext<PaketContext>({ kegiatan: [], paguPla: {} })

/**
 * The domain's rules for the form. Findings about a whole list are shown by ListError and asked for on saving: an error
 * at the list's level would keep react-hook-form from clearing the errors of its rows.
 */
export const paketResolver = (context: PaketContext) =>
  rulesResolver<FieldValues>((values) =>
    aturanPaket(toInput(values as FormInput), context).filter((g) => !LISTS.includes(g.field))
  )

/** What is wrong with a whole list, as a save answers it. */
export function listErrors(values: FormInput, context: PaketContext) {
  const [first] = listFindings(aturanPaket(toInput(values), context))
  return first && { [first.field]: first.message }
}
