/**
 * Where file contents live (decisions §6): a disk of @adonisjs/drive, `local` or `s3` (DRIVE_DISK), with what this
 * product needs beside FlyDrive's own: ranges, and a list with ages for the sweeper. `putStream` of both answers only
 * when the content is durable under its final name, so that a record never points to a half-written file.
 */
import { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import type { DriverContract } from 'flydrive/types'
import { inti } from '@eproc/i18n/id/core'
import { notReadNow, storageAway } from '#core/files/drivers/storage_away'
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

/** 500 with words for its reader: operators are to hear of it. */
export class ContentGone extends HttpError {
  constructor(cause: unknown) {
    super(500, inti.berkas.isiHilang)
    this.cause = cause
  }
}

/**
 * Answers once the first octets are there, so that what fails is told before an answer begins.
 * @throws ContentGone where a record points to a content that is gone, 503 while the storage cannot be asked
 */
export async function readFile(key: string, range?: ByteRange): Promise<Readable> {
  try {
    return await begun(
      await (range ? driver().getRange(key, range) : unwrapped(drive.use().getStream(key)))
    )
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string }
    if (code === 'ENOENT' || name === 'NoSuchKey') throw new ContentGone(error)
    throw storageFailure(error) ?? error
  }
}

/** The stream, as soon as it has something to read or has ended. @throws what its source fails with until then */
export const begun = (stream: Readable): Promise<Readable> =>
  new Promise((resolve, reject) => {
    const ready = () => resolve(stream)
    stream.once('readable', ready).once('end', ready).once('close', ready).once('error', reject)
  })

interface Failure extends NodeJS.ErrnoException {
  $metadata?: object
}

/** Answers of a storage across the network that tell something of the content. */
const OF_CONTENT = /^(NoSuchKey|InvalidRange)$/

/**
 * The 503 for a reading that failed for the storage's sake (a disk that errs, a network that is away); null for any other
 * failure. It says nothing of the content, which may be whole when it is asked for again.
 */
export function storageFailure(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error.status === 503 ? error : null
  const { code, syscall, name, $metadata } = error as Failure
  const answered = $metadata !== undefined && !OF_CONTENT.test(name)
  const failed = (syscall !== undefined && code !== 'ENOENT') || answered || storageAway(error)
  return failed ? notReadNow(error) : null
}

export const deleteFile = (key: string): Promise<void> => drive.use().delete(key)

export const storedObjects = (): AsyncIterable<StoredObject> => driver().objects()
