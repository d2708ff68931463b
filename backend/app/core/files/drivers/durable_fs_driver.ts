/**
 * FlyDrive's local driver, made durable: a file is written under another name, synced, renamed, and its folder synced
 * before `putStream` answers. (FlyDrive's own syncs nothing and reads no ranges.)
 */
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, stat, unlink, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { randomUUID } from 'node:crypto'
import { FSDriver } from 'flydrive/drivers/fs'
import type { ByteRange, ProductDriver, StoredObject } from '#core/files/disk'
import { notReadNow } from '#core/files/drivers/storage_away'

const WRITE_BYTES = 512 * 1024
/** What all files on their way may gather together; in a storm of five hundred each of them gathers less. */
const GATHERED_BYTES = 32 * 1024 * 1024
/** Whole files are read in pieces of this: a sealed offer is read back at once. */
const READ_BYTES = 256 * 1024
/** Unfinished uploads; the sweeper finds them here. */
const INCOMING = 'berkas/masuk'

export class DurableFsDriver extends FSDriver implements ProductDriver {
  readonly #root: string
  readonly #ready = new Set<string>()
  #writing = 0

  constructor(root: string) {
    super({ location: root, visibility: 'private' })
    this.#root = root
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    const target = this.#path(key)
    await this.#folder(join(this.#root, INCOMING))
    await this.#folder(dirname(target))
    const temporary = join(this.#root, INCOMING, randomUUID())
    const file = await open(temporary, 'wx', 0o600)
    this.#writing++
    try {
      try {
        const enough = () => Math.min(WRITE_BYTES, GATHERED_BYTES / this.#writing)
        for await (const chunks of gather(contents, enough)) await writeAll(file, chunks)
        await file.datasync()
      } finally {
        this.#writing--
        await file.close()
      }
      await rename(temporary, target)
      await sync(dirname(target))
    } catch (error) {
      await unlink(temporary).catch(() => {})
      throw error
    }
  }

  /** Asks before it answers, so that a missing file is an error here and not in the middle of an answer. */
  override async getStream(key: string): Promise<Readable> {
    const path = await this.#there(key)
    return createReadStream(path, { highWaterMark: READ_BYTES })
  }

  async getRange(key: string, { start, end }: ByteRange): Promise<Readable> {
    return createReadStream(await this.#there(key), { start, end })
  }

  override async delete(key: string): Promise<void> {
    const path = key.startsWith(`${INCOMING}/`) ? join(this.#root, key) : this.#path(key)
    await unlink(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }

  async *objects(): AsyncIterable<StoredObject> {
    const root = join(this.#root, 'berkas')
    for (const folder of await readdir(root).catch(() => [])) {
      for (const name of await readdir(join(root, folder)).catch(() => [])) {
        const found = await stat(join(root, folder, name)).catch(() => null)
        if (!found?.isFile()) continue
        yield { key: `berkas/${folder}/${name}`, ageMs: Date.now() - found.mtimeMs }
      }
    }
  }

  #path(key: string): string {
    if (!/^berkas\/[a-z0-9]{2}\/[a-z0-9.-]+$/.test(key))
      throw new Error(`Jalur berkas asing: ${key}`)
    return join(this.#root, key)
  }

  /** @throws ENOENT where it is gone; 503 where nothing at all is stored, as on a volume that is not mounted */
  async #there(key: string): Promise<string> {
    const path = this.#path(key)
    try {
      await stat(path)
    } catch (error) {
      const folders = await readdir(join(this.#root, 'berkas')).catch(() => [])
      if (folders.some((name) => `berkas/${name}` !== INCOMING)) throw error
      throw notReadNow(error)
    }
    return path
  }

  async #folder(folder: string): Promise<void> {
    if (this.#ready.has(folder)) return
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await sync(dirname(folder))
    this.#ready.add(folder)
  }
}

/** Gathers the network's small chunks: a write call for each costs more than the wait, and nothing is copied. */
async function* gather(
  source: AsyncIterable<Buffer>,
  enough: () => number
): AsyncIterable<Buffer[]> {
  let gathered: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    gathered.push(chunk)
    length += chunk.length
    if (length < enough()) continue
    yield gathered
    gathered = []
    length = 0
  }
  if (length > 0) yield gathered
}

/** All of them, also when the system takes a part only. */
async function writeAll(file: FileHandle, chunks: Buffer[]): Promise<void> {
  const wanted = chunks.reduce((sum, { length }) => sum + length, 0)
  const { bytesWritten } = await file.writev(chunks)
  if (bytesWritten < wanted) await file.writeFile(Buffer.concat(chunks).subarray(bytesWritten))
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
