/** Whatever schedule, moment and change there may be: the rules of decisions §5 'Tab states' and 'Revision'. */
import { test } from '@japa/runner'
import fc from 'fast-check'
import { aturanJadwal, aturanRevisi, berubah, type LangkahJadwal } from '@eproc/domain/paket/jadwal'
import { keadaanTab, type KeadaanTab } from '@eproc/domain/tahap/akses'

const MINUTE = 60_000
const BEGIN = Date.UTC(2026, 2, 2)

/** Stages that follow each other, each with a length and a gap before it. */
const schedule = fc
  .array(
    fc.record({ gap: fc.integer({ min: 1, max: 90 }), length: fc.integer({ min: 1, max: 600 }) }),
    { minLength: 2, maxLength: 12 }
  )
  .map((steps) => {
    let time = BEGIN
    return steps.map(({ gap, length }, i): LangkahJadwal => {
      const mulai = time + gap * MINUTE
      time = mulai + length * MINUTE
      return { urut: i + 1, tahap: `Tahap ${i + 1}`, include: true, mulai, selesai: time }
    })
  })
const moment = fc.integer({ min: BEGIN - 600 * MINUTE, max: BEGIN + 9000 * MINUTE })

test.group('Any schedule at any moment', () => {
  test('at most one stage is open, from its first to before its last millisecond', ({ assert }) => {
    fc.assert(
      fc.property(schedule, fc.nat(11), fc.constantFrom(-1, 0, 1), (steps, n, ms) => {
        const step = steps[n % steps.length]!
        const at = (sekarang: number): KeadaanTab[] =>
          steps.map(
            ({ mulai, selesai }) =>
              keadaanTab({ status: 'A', mulai, selesai, sekarang, tab: 'evaluasi:K', staf: true })
                .keadaan
          )
        const begins = at(Number(step.mulai) + ms)
        assert.equal(begins[step.urut - 1], ms < 0 ? 'terkunci' : 'terbuka')
        const ends = at(Number(step.selesai) + ms)
        assert.equal(ends[step.urut - 1], ms < 0 ? 'terbuka' : 'baca')
        for (const states of [begins, ends])
          assert.isAtMost(states.filter((x) => x === 'terbuka').length, 1)
      })
    )
  })
})

/** What a revision may want of each stage. */
const change = fc.record({
  include: fc.boolean().map((out) => !out),
  start: fc.constantFrom(0, 0, 0, -30, 30, 600),
  end: fc.constantFrom(0, 0, 0, -30, 30, 600),
  later: fc.constantFrom(0, 0, 60, 3000),
  remark: fc.constantFrom('Mundur', 'Mundur', 'Mundur', null, ' ', 'x'.repeat(201)),
})

interface Wish {
  steps: LangkahJadwal[]
  wanted: LangkahJadwal[]
}

const wish: fc.Arbitrary<Wish> = schedule.chain((steps) =>
  fc
    .record({
      changes: fc.array(change, { minLength: steps.length, maxLength: steps.length }),
      touched: fc.array(
        fc.nat(4).map((n) => n === 0),
        {
          minLength: steps.length,
          maxLength: steps.length,
        }
      ),
      from: fc.nat(steps.length),
      all: fc.constantFrom(0, 0, 60, 3000),
    })
    .map(({ changes, touched, from, all }) => ({
      steps,
      wanted: steps.map((step, i): LangkahJadwal => {
        const { start, end, later, remark } = changes[i]!
        const moved = i >= from ? all : 0
        const own = touched[i] ? changes[i]! : null
        return {
          ...step,
          include: !own || own.include || i % 3 > 0,
          mulai: Number(step.mulai) + (moved + (own ? start + later : 0)) * MINUTE,
          selesai: Number(step.selesai) + (moved + (own ? end + later : 0)) * MINUTE,
          remark: own || moved ? remark : null,
        }
      }),
    }))
)

test.group('Any revision', () => {
  test('that is taken leaves what is over, moves only the end of what runs, and shortens no submission', ({
    assert,
  }) => {
    let taken = 0
    fc.assert(
      fc.property(wish, moment, fc.nat(11), ({ steps, wanted }, now, n) => {
        const submission = (n % steps.length) + 1
        const context = { lama: steps, sekarang: now, pemasukan: [submission] }
        if (aturanRevisi(wanted, context).length > 0) return
        taken++
        assert.isEmpty(aturanJadwal(wanted))
        for (const [i, step] of steps.entries()) {
          const is = wanted[i]!
          if (!berubah(step, is)) continue
          const [mulai, selesai] = [Number(step.mulai), Number(step.selesai)]
          assert.isAbove(selesai, now, 'a stage that is over was changed')
          assert.isNotEmpty(is.remark?.trim())
          assert.isAtMost(is.remark!.length, 200)
          if (mulai <= now) {
            assert.isTrue(is.include, 'a running stage was left out')
            assert.equal(is.mulai, mulai, 'a running stage begins at another time')
            assert.isAbove(Number(is.selesai), now)
            if (step.urut === submission) assert.isAtLeast(Number(is.selesai), selesai)
          } else if (is.include) assert.isAbove(Number(is.mulai), now, 'begins in the past')
        }
      }),
      { numRuns: 2000 }
    )
    assert.isAbove(taken, 100, 'few revisions were taken: the property says little')
  })

  test('after an opening the submission stays as it is', ({ assert }) => {
    fc.assert(
      fc.property(wish, moment, fc.nat(11), ({ steps, wanted }, now, n) => {
        const submission = (n % steps.length) + 1
        const context = {
          lama: steps,
          sekarang: now,
          pemasukan: [submission],
          sudahDibuka: [submission],
        }
        const touched = berubah(steps[submission - 1]!, wanted[submission - 1]!)
        if (touched) assert.isNotEmpty(aturanRevisi(wanted, context))
      })
    )
  })
})
