/** A full disk and a full database: nothing was stored, and the answer says why. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { toHttpError } from '@eproc/backend/app/core/http/exception_handler'
import { cleanSlate } from '../../lib/dates.ts'
import { rows } from '../../lib/query.ts'

/** What a write to a full disk throws; /dev/full is one, where there is such a file. */
const fullDisk = (): Promise<unknown> =>
  existsSync('/dev/full')
    ? writeFile('/dev/full', 'isi')
    : Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))

const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('Nothing was full.')
    },
    (error: unknown) => error
  )

test.group('A full store', (group) => {
  group.each.setup(cleanSlate)

  test('a disk without room answers 503 and says so', async ({ assert }) => {
    const failure = toHttpError(await caught(fullDisk()))
    assert.equal(failure.status, 503)
    assert.match(failure.message, /^Penyimpanan server penuh\. Data Anda belum disimpan/)
    assert.property(failure.headers, 'Retry-After')
  })

  test('a database without room answers 503 and says so', async ({ assert }) => {
    const full = "do $$ begin raise exception 'no space left' using errcode = '53100'; end $$"
    const failure = toHttpError(await caught(rows(full)))
    assert.equal(failure.status, 503)
    assert.match(failure.message, /^Penyimpanan server penuh\. Data Anda belum disimpan/)
  })

  test('too many connections are no full store', async ({ assert }) => {
    const busy = "do $$ begin raise exception 'too many' using errcode = '53300'; end $$"
    const failure = toHttpError(await caught(rows(busy)))
    assert.equal(failure.status, 503)
    assert.match(failure.message, /^Server sedang sibuk/)
  })
})
