import type { Row } from 'write-excel-file/browser'
import type { ImportError } from '@eproc/domain/rup/answers'
import { rupLayar } from '@eproc/i18n/id/rup_office'

const text = rupLayar.kegiatan.impor
const COLUMNS = ['baris', 'kolom', 'isi', 'pesan'] as const
const WIDTHS = { baris: 10, kolom: 20, isi: 40, pesan: 70 } as const

/** What is wrong with a workbook, to mend it beside; the writer is loaded by the first download. */
export async function downloadErrors(name: string, errors: readonly ImportError[]): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const head: Row = COLUMNS.map((c) => ({ value: text.kolom[c], fontWeight: 'bold' }))
  const body = errors.map((error): Row => COLUMNS.map((c) => error[c] || null))
  await writeXlsxFile([head, ...body], {
    columns: COLUMNS.map((c) => ({ width: WIDTHS[c] })),
    stickyRowsCount: 1,
  }).toFile(text.errorFile(name))
}
