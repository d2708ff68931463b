import { createReadStream } from 'node:fs'
import { mkdir, open, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import env from '#start/env'
import type { Gudang } from '#inti/gudang'

/** S3-compatible storage. Content is spooled first, because a put needs its length. */
export class GudangS3 implements Gudang {
  readonly #bucket = env.get('S3_BUCKET')!
  readonly #klien = new S3Client({
    region: env.get('S3_REGION')!,
    ...(env.get('S3_ENDPOINT') ? { endpoint: env.get('S3_ENDPOINT')!, forcePathStyle: true } : {}),
    credentials: {
      accessKeyId: env.get('S3_ACCESS_KEY_ID')!,
      secretAccessKey: env.get('S3_SECRET_ACCESS_KEY')!,
    },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  async tulis(jalur: string, sumber: AsyncIterable<Buffer>): Promise<void> {
    const folder = join(env.get('DATA_DIR'), 'berkas', 'masuk')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const sementara = join(folder, randomUUID())
    try {
      const berkas = await open(sementara, 'wx', 0o600)
      try {
        for await (const potong of sumber) await berkas.writeFile(potong)
      } finally {
        await berkas.close()
      }
      await this.#klien.send(
        new PutObjectCommand({
          Bucket: this.#bucket,
          Key: jalur,
          Body: createReadStream(sementara),
          ContentLength: (await stat(sementara)).size,
        })
      )
    } finally {
      await unlink(sementara).catch(() => {})
    }
  }

  async baca(jalur: string, rentang?: { awal: number; akhir: number }): Promise<Readable> {
    const jawaban = await this.#klien.send(
      new GetObjectCommand({
        Bucket: this.#bucket,
        Key: jalur,
        ...(rentang ? { Range: `bytes=${rentang.awal}-${rentang.akhir}` } : {}),
      })
    )
    return jawaban.Body as Readable
  }

  async hapus(jalur: string): Promise<void> {
    await this.#klien.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: jalur }))
  }

  async *daftar(): AsyncIterable<{ jalur: string; umurMs: number }> {
    let lanjut: string | undefined
    do {
      const hasil = await this.#klien.send(
        new ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: 'berkas/',
          ...(lanjut ? { ContinuationToken: lanjut } : {}),
        })
      )
      for (const isi of hasil.Contents ?? []) {
        if (isi.Key) {
          yield { jalur: isi.Key, umurMs: Date.now() - (isi.LastModified?.getTime() ?? Date.now()) }
        }
      }
      lanjut = hasil.NextContinuationToken
    } while (lanjut)
  }
}
