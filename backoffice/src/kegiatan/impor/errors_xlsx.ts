import type { Row } from 'write-excel-file/browser'
import { angka } from '@eproc/domain/common/format'
import type { ImporDiperiksa, ImportError } from '@eproc/domain/rup/answers'
import { rupLayar } from '@eproc/i18n/id/rup_office'

const text = rupLayar.kegiatan.impor
const COLUMNS = ['baris', 'kolom', 'isi', 'pesan'] as const
const WIDTHS = { baris: 10, kolom: 20, isi: 40, pesan: 70 } as const

const rowOf = (error: Partial<ImportError>): Row => COLUMNS.map((c) => error[c] || null)

/** A line an error; the last one says how many more there are, for the server names the first of very many. */
export function errorRows({ errors, errorCount }: Pick<ImporDiperiksa, 'errors' | 'errorCount'>) {
  const left = errorCount - errors.length
  const more = left > 0 ? [rowOf({ pesan: text.errorsLeft(angka(left)) })] : []
  return [...errors.map(rowOf), ...more]
}

/** What is wrong with a workbook, to mend it beside; the writer is loaded by the first download. */
export async function downloadErrors(checked: ImporDiperiksa): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const head: Row = COLUMNS.map((c) => ({ value: text.kolom[c], fontWeight: 'bold' }))
  await writeXlsxFile([head, ...errorRows(checked)], {
    columns: COLUMNS.map((c) => ({ width: WIDTHS[c] })),
    stickyRowsCount: 1,
  }).toFile(text.errorFile(checked.nama))
}
