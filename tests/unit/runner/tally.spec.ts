/** What counts when failed files are run again. */
import { test } from '@japa/runner'
import { Tally } from '../../../scripts/lib/test_tally.ts'

const result = (title: string, failed: boolean) =>
  ({ event: 'end', title, ms: 1, failed, skipped: false }) as const

function firstRun(): Tally {
  const tally = new Tally('peramban1')
  tally.take(result('e2e/a.spec.ts: opens', false))
  tally.take(result('e2e/a.spec.ts: saves', true))
  tally.take(result('e2e/a.spec.ts: closes', true))
  tally.take(result('e2e/b.spec.ts: opens', true))
  return tally
}

test.group('Failed files that are run again', () => {
  test('are each named once', ({ assert }) => {
    assert.deepEqual(firstRun().failedFiles, ['e2e/a.spec.ts', 'e2e/b.spec.ts'])
  })

  test('count as passed, and as shaky, file by file', ({ assert }) => {
    const tally = firstRun()
    tally.forgive('e2e/a.spec.ts')
    assert.deepEqual([tally.passed, tally.failed], [3, 1])
    assert.deepEqual(tally.shaky, ['e2e/a.spec.ts: saves', 'e2e/a.spec.ts: closes'])
  })

  test('are none when something outside of tests failed as well', ({ assert }) => {
    const tally = firstRun()
    tally.take({ event: 'done', passed: 1, failed: 4 })
    assert.deepEqual(tally.failedFiles, [])
  })
})
