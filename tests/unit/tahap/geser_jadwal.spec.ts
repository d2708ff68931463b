/** What follows a stage that ends later is moved along, as a proposal (decisions §5 'Revision'). */
import { test } from '@japa/runner'
import { dapatDigeser, geserSesudah } from '@eproc/domain/paket/geser_jadwal'
import { aturanJadwal, type LangkahJadwal } from '@eproc/domain/paket/jadwal'

const at = (day: number, time: string) => `2026-03-${String(day).padStart(2, '0')}T${time}:00+07:00`
const stage = (urut: number, from: number, to: number, include = true): LangkahJadwal => ({
  urut,
  tahap: `Tahap ${urut}`,
  include,
  mulai: include ? at(from, '08:00') : null,
  selesai: include ? at(to, '16:30') : null,
  remark: null,
})
/** Monday 2 March 2026; Thursday 12 March is a holiday. */
const LAMA = [
  stage(1, 2, 3),
  stage(2, 4, 5),
  stage(3, 0, 0, false),
  stage(4, 6, 9),
  stage(5, 10, 11),
]
const context = {
  lama: LAMA,
  libur: new Set(['2026-03-12']),
  terkunci: new Set([1]),
  remark: 'Menyesuaikan',
}
const changed = (rows: readonly LangkahJadwal[], urut: number, change: Partial<LangkahJadwal>) =>
  rows.map((l) => (l.urut === urut ? { ...l, ...change } : l))
const told = (rows: readonly LangkahJadwal[]) =>
  rows.map((l) => [l.urut, l.mulai, l.selesai, l.remark])

test.group('Moving what follows', () => {
  // From Thursday to Monday: two working days.
  const later = changed(LAMA, 2, { selesai: at(9, '16:30'), remark: 'Addendum' })

  test('by as many working days, at the same times of day, with a remark where none is', ({
    assert,
  }) => {
    const moved = geserSesudah(changed(later, 5, { remark: 'Rapat' }), 2, context)
    assert.deepEqual(told(moved), [
      [1, at(2, '08:00'), at(3, '16:30'), null],
      [2, at(4, '08:00'), at(9, '16:30'), 'Addendum'],
      [3, null, null, null],
      [4, at(10, '08:00'), at(11, '16:30'), 'Menyesuaikan'],
      [5, at(13, '08:00'), at(16, '16:30'), 'Rapat'],
    ])
    assert.isEmpty(aturanJadwal(moved))
  })

  test('twice moves no further, and what was put later still stays', ({ assert }) => {
    const once = geserSesudah(later, 2, context)
    assert.deepEqual(geserSesudah(once, 2, context), once)
    const further = changed(once, 5, { selesai: at(31, '16:30') })
    assert.deepEqual(told(geserSesudah(further, 2, context)), told(further))
    assert.isEmpty(dapatDigeser(once, context))
  })

  test('by calendar days where stages are on days off, so that they stay in order', ({
    assert,
  }) => {
    const weekend = [stage(1, 2, 3), stage(2, 5, 6), stage(4, 7, 7), stage(5, 8, 8)]
    const moved = geserSesudah(changed(weekend, 2, { selesai: at(9, '16:30') }), 2, {
      ...context,
      lama: weekend,
    })
    assert.deepEqual(
      moved.map((l) => l.mulai),
      [at(2, '08:00'), at(5, '08:00'), at(10, '08:00'), at(11, '08:00')]
    )
    assert.isEmpty(aturanJadwal(moved))
  })

  test('is offered from a stage that ends later only, and leaves alone what has begun', ({
    assert,
  }) => {
    assert.deepEqual([...dapatDigeser(later, context)], [2])
    assert.isEmpty(dapatDigeser(LAMA, context))
    assert.isEmpty(dapatDigeser(changed(LAMA, 2, { selesai: at(4, '12:00') }), context))
    assert.isEmpty(dapatDigeser(changed(LAMA, 5, { selesai: at(20, '12:00') }), context))
    const begun = { ...context, terkunci: new Set([1, 2, 4, 5]) }
    assert.isEmpty(dapatDigeser(later, begun))
    const broken = changed(LAMA, 2, { selesai: '32/03/2026' })
    assert.isEmpty(dapatDigeser(broken, context))
  })
})
