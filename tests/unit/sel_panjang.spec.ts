/** An export loses nothing of a long text: a cell of Excel takes 32,767 characters. */
import { test } from '@japa/runner'
import { wholeRows } from '@eproc/backoffice/src/shared/list/cell_portions.ts'

const LINE = 'Pekerjaan galian tanah biasa sedalam satu meter, volume 12,5, satuan m3: Rp 125.000'

test.group('Long cells of an export', () => {
  test('a deed on very many lines goes on in the rows below it', ({ assert }) => {
    const lines = Array.from({ length: 1000 }, (_, i) => `${i + 1}. ${LINE}`)
    const rows = wholeRows([7, 'Paket diubah', lines.join('\n'), null])
    assert.isAbove(rows.length, 2)
    assert.deepEqual(
      rows.flatMap((row) => String(row[2]).split('\n')),
      lines
    )
    for (const row of rows) {
      assert.isAtMost(String(row[2]).length, 32_767)
      assert.deepEqual([row[0], row[1], row[3]], [7, 'Paket diubah', null])
    }
  })

  test('a text without an end of line is parted, but no letter of it', ({ assert }) => {
    const text = `${'a'.repeat(32_766)}${'🏗'.repeat(3)}`
    const rows = wholeRows([text])
    assert.equal(rows.map(([cell]) => String(cell)).join(''), text)
    assert.isTrue(rows.every(([cell]) => String(cell).isWellFormed()))
  })

  test('a short row is one row', ({ assert }) => {
    assert.deepEqual(wholeRows(['a', 1, null]), [['a', 1, null]])
  })
})
