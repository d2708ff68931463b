/** A part of a page that does not come (S1 §9: chunk load timeout 120 s; a browser waits for it in e2e/dosir/tersendat). */
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { CHUNK_MS, inTime } from '@eproc/ui/layout/in_time.ts'

test.group('A chunk in time', () => {
  test('what comes is drawn, a refusal stays one', async ({ assert }) => {
    assert.equal(CHUNK_MS, 120_000)
    assert.equal(await inTime(() => sleep(5, 'page'), 60_000)(), 'page')
    await assert.rejects(
      inTime(() => Promise.reject(new Error('gone'))),
      'gone'
    )
  })

  test('what has not come by then is refused, so that it is told', async ({ assert }) => {
    await assert.rejects(
      inTime(() => new Promise(() => {}), 5),
      'chunk timeout'
    )
  })
})
