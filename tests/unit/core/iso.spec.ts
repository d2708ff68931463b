/** A moment in answers, beside what the time zone's own table says. */
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { iso } from '@eproc/backend/app/core/clock/iso'

test.group('A moment in answers', () => {
  test('is that of Jakarta, to the millisecond', ({ assert }) => {
    for (const said of [
      '1970-01-01T00:00:00.000Z',
      '1999-12-31T17:00:00.000Z',
      '2026-02-28T16:59:59.999Z',
      '2028-02-29T23:30:00.120Z',
      '2069-07-01T12:00:00.001Z',
    ]) {
      const wanted = DateTime.fromISO(said, { zone: 'Asia/Jakarta' }).toISO()!
      assert.equal(iso(new Date(said)), wanted)
    }
  })
})
