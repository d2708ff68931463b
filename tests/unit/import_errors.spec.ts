/** The workbook of what is wrong with an import passes for all of it only where it is. */
import { test } from '@japa/runner'
import { errorRows } from '@eproc/backoffice/src/kegiatan/impor/errors_xlsx.ts'
import { rupLayar } from '@eproc/i18n/id/rup_office'

const error = { baris: 2, kolom: 'Pagu', isi: 'seratus', pesan: 'Pagu harus angka' }

test.group('Errors of an import as a workbook', () => {
  test('how many errors are not in it stands below the last one', ({ assert }) => {
    const rows = errorRows({ errors: [error, { ...error, baris: 3 }], errorCount: 1502 })
    assert.lengthOf(rows, 3)
    assert.equal(rows[2]!.at(-1), rupLayar.kegiatan.impor.errorsLeft('1.500'))
  })

  test('nothing is said where all of them are in it', ({ assert }) => {
    assert.deepEqual(errorRows({ errors: [error], errorCount: 1 }), [
      [2, 'Pagu', 'seratus', 'Pagu harus angka'],
    ])
  })
})
