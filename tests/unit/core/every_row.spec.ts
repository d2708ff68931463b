import { test } from '@japa/runner'
import { everyRow } from '@eproc/ui/api/every_row.ts'

test.group('A list of choices', () => {
  test('is whole also where the server answers it in portions', async ({ assert }) => {
    const all = Array.from({ length: 450 }, (_, n) => n)
    const asked: number[] = []
    const rows = await everyRow<number>((query) => {
      const [page, many] = [Number(query.halaman), Number(query.perHalaman)]
      asked.push(page)
      const slice = all.slice((page - 1) * many, page * many)
      return Promise.resolve({ rows: slice, total: all.length })
    })
    assert.deepEqual(rows, all)
    assert.deepEqual(asked, [1, 2, 3])
  })

  test('ends where rows went away meanwhile', async ({ assert }) => {
    const rows = await everyRow<number>(({ halaman }) =>
      Promise.resolve({ rows: halaman === 1 ? [1] : [], total: 2 })
    )
    assert.deepEqual(rows, [1])
  })
})
