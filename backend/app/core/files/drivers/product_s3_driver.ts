/**
 * FlyDrive's S3 driver with ranges and ages. Content is spooled first, because a put needs its length; so one that failed
 * on its way can be put again, which the client of S3 cannot do with a stream.
 */
import { createReadStream } from 'node:fs'
import { mkdir, open, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import type { ByteRange, ProductDriver, StoredObject } from '#core/files/disk'
import { storageAway } from '#core/files/drivers/storage_away'

/** A storage that does not answer is away. */
const CONNECT_MS = 5000
const SILENT_MS = 20_000
/** Pauses before a content is put once more. */
const AGAIN_MS = [200, 800]

export interface S3Settings {
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** another store than Amazon's */
  endpoint?: string
  /** folder for content on its way */
  spool: string
}

export class ProductS3Driver extends S3Driver implements ProductDriver {
  readonly #client: S3Client
  readonly #bucket: string
  readonly #spool: string

  constructor({ region, bucket, accessKeyId, secretAccessKey, endpoint, spool }: S3Settings) {
    const client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
    super({ client, bucket, visibility: 'private', supportsACL: false })
    this.#client = client
    this.#bucket = bucket
    this.#spool = spool
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    await mkdir(this.#spool, { recursive: true, mode: 0o700 })
    const temporary = join(this.#spool, randomUUID())
    try {
      const file = await open(temporary, 'wx', 0o600)
      try {
        for await (const chunk of contents) await file.writeFile(chunk as Buffer)
      } finally {
        await file.close()
      }
      await this.#put(key, temporary)
    } finally {
      await unlink(temporary).catch(() => {})
    }
  }

  /** Under the same name each time: what an answer was lost of is written over by the same. */
  async #put(key: string, path: string): Promise<void> {
    const { size } = await stat(path)
    for (let tries = 0; ; tries++) {
      try {
        return await super.putStream(key, createReadStream(path), { contentLength: size })
      } catch (error) {
        const away = storageAway(error)
        if (!away || tries >= AGAIN_MS.length) throw away ?? error
        await pause(AGAIN_MS[tries])
      }
    }
  }

  async getRange(key: string, { start, end }: ByteRange): Promise<Readable> {
    const answer = await this.#client.send(
      new GetObjectCommand({ Bucket: this.#bucket, Key: key, Range: `bytes=${start}-${end}` })
    )
    return answer.Body as Readable
  }

  async *objects(): AsyncIterable<StoredObject> {
    let next: string | undefined
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: 'berkas/',
          ...(next ? { ContinuationToken: next } : {}),
        })
      )
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key) yield { key: Key, ageMs: Date.now() - (LastModified?.getTime() ?? Date.now()) }
      }
      next = page.NextContinuationToken
    } while (next)
  }
}
