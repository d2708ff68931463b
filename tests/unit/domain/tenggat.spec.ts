import { test } from '@japa/runner'
import { HARI_SEGERA, tenggatDari } from '@eproc/domain/pantauan/tenggat'
import { pantauan } from '@eproc/i18n/id/pantauan'

test.group('Nearness of a last day', () => {
  test('is told in kind and in words, to the day', ({ assert }) => {
    for (const [hari, kind, words] of [
      [-1, 'lewat', 'Lewat 1 hari'],
      [0, 'segera', 'Hari terakhir'],
      [30, 'segera', '30 hari lagi'],
      [31, 'aman', '31 hari lagi'],
      [null, 'tanpaBatas', 'Tanpa batas waktu'],
    ] as const) {
      assert.equal(tenggatDari(hari, HARI_SEGERA), kind)
      assert.equal(pantauan.sisa(hari), words)
    }
  })
})
