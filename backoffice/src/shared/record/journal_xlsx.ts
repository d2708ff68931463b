import type { JurnalAnswer } from '@eproc/domain/master/answers'
import { xlsxExporter } from '../list/exportXlsx.ts'
import { changeRows } from './journal_changes.ts'
import { deedName, fieldName, objectName, roleName, valueOf } from './journal_words.ts'

/** What a deed changed, a line a field. */
const changes = (r: JurnalAnswer): string =>
  changeRows(r.rincian)
    .map(({ field, before, after, changed }) => {
      const [old, now] = [before, after].map((value) => valueOf(r, field, value))
      return `${fieldName(field)}: ${changed ? `${old} → ${now}` : now}`
    })
    .join('\n')

/** Journal rows as a workbook, in the words of the audit view: of its list, and of one record's history. */
export const journalXlsx = xlsxExporter<JurnalAnswer>({
  peran: (r) => roleName(r.peran),
  aksi: deedName,
  objek: objectName,
  rincian: changes,
})
