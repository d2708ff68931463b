/**
 * Where file contents live (decisions §6): a disk of @adonisjs/drive, `local` or `s3` (DRIVE_DISK), with what this
 * product needs beside FlyDrive's own: ranges, and a list with ages for the sweeper. `putStream` of both answers only
 * when the content is durable under its final name, so that a record never points to a half-written file.
 */
import { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import type { DriverContract } from 'flydrive/types'
import { inti } from '@eproc/i18n/id/core'
import { storageAway } from '#core/files/drivers/storage_away'
import { HttpError } from '#core/http/errors'

/** Bytes `start`–`end`, both inclusive. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredObject {
  key: string
  ageMs: number
}

/** What our drivers add to FlyDrive's. */
export interface ProductDriver extends DriverContract {
  getRange(key: string, range: ByteRange): Promise<Readable>
  /** every stored object, unfinished uploads included */
  objects(): AsyncIterable<StoredObject>
}

const driver = (): ProductDriver => drive.use().driver as ProductDriver

/** Drive wraps every error in its own: what was thrown inside (a refusal, a storage that is away) must reach the caller. */
async function unwrapped<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    const { code, cause } = error as { code?: string; cause?: unknown }
    throw code?.startsWith('E_CANNOT_') && cause !== undefined ? cause : error
  }
}

/** Writes the whole content; nothing remains when it throws. */
export const writeFile = (key: string, content: AsyncIterable<Buffer>): Promise<void> =>
  unwrapped(drive.use().putStream(key, Readable.from(content, { objectMode: false })))

/** @throws 500 with words for its reader where a record points to a content that is gone: operators are to hear of it */
export async function readFile(key: string, range?: ByteRange): Promise<Readable> {
  try {
    return await (range ? driver().getRange(key, range) : unwrapped(drive.use().getStream(key)))
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string }
    if (code !== 'ENOENT' && name !== 'NoSuchKey') throw error
    const gone = new HttpError(500, inti.berkas.isiHilang)
    gone.cause = error
    throw gone
  }
}

/**
 * Whether reading failed for the storage's sake (a disk that errs, a network that is away): it says nothing of the content,
 * which may be whole when it is asked for again. A content that is gone is no such failure.
 */
export function storageFailed(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (error instanceof HttpError) return error.status === 503
  return (syscall !== undefined && code !== 'ENOENT') || storageAway(error) !== null
}

export const deleteFile = (key: string): Promise<void> => drive.use().delete(key)

export const storedObjects = (): AsyncIterable<StoredObject> => driver().objects()
