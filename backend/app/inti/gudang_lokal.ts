import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { randomUUID } from 'node:crypto'
import type { Gudang } from '#inti/gudang'

const UKURAN_TULIS = 512 * 1024

/** Files under `<DATA_DIR>/berkas`; file and folder are fsynced before `tulis` answers. */
export class GudangLokal implements Gudang {
  readonly #akar: string
  readonly #siap = new Set<string>()

  constructor(akar: string) {
    this.#akar = akar
  }

  #letak(jalur: string): string {
    if (!/^berkas\/[a-z0-9]{2}\/[a-z0-9.-]+$/.test(jalur))
      throw new Error(`Jalur berkas asing: ${jalur}`)
    return join(this.#akar, jalur)
  }

  async #folder(folder: string): Promise<void> {
    if (this.#siap.has(folder)) return
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await selaraskan(dirname(folder))
    this.#siap.add(folder)
  }

  async tulis(jalur: string, sumber: AsyncIterable<Buffer>): Promise<void> {
    const tujuan = this.#letak(jalur)
    const masuk = join(this.#akar, 'berkas', 'masuk')
    await this.#folder(masuk)
    await this.#folder(dirname(tujuan))
    const sementara = join(masuk, randomUUID())
    const berkas = await open(sementara, 'wx', 0o600)
    try {
      try {
        for await (const potong of besarkan(sumber)) await berkas.writeFile(potong)
        await berkas.datasync()
      } finally {
        await berkas.close()
      }
      await rename(sementara, tujuan)
      await selaraskan(dirname(tujuan))
    } catch (error) {
      await unlink(sementara).catch(() => {})
      throw error
    }
  }

  async baca(jalur: string, rentang?: { awal: number; akhir: number }): Promise<Readable> {
    const letak = this.#letak(jalur)
    await stat(letak)
    return createReadStream(letak, rentang ? { start: rentang.awal, end: rentang.akhir } : {})
  }

  async hapus(jalur: string): Promise<void> {
    const letak = jalur.startsWith('berkas/masuk/') ? join(this.#akar, jalur) : this.#letak(jalur)
    await unlink(letak).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }

  async *daftar(): AsyncIterable<{ jalur: string; umurMs: number }> {
    const akar = join(this.#akar, 'berkas')
    for (const folder of await readdir(akar).catch(() => [])) {
      for (const nama of await readdir(join(akar, folder)).catch(() => [])) {
        const keterangan = await stat(join(akar, folder, nama)).catch(() => null)
        if (keterangan?.isFile()) {
          yield { jalur: `berkas/${folder}/${nama}`, umurMs: Date.now() - keterangan.mtimeMs }
        }
      }
    }
  }
}

/** Joins the network's small chunks: a write call costs more than the copy that it saves. */
async function* besarkan(sumber: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let kumpulan: Buffer[] = []
  let panjang = 0
  for await (const potong of sumber) {
    kumpulan.push(potong)
    panjang += potong.length
    if (panjang < UKURAN_TULIS) continue
    yield kumpulan.length === 1 ? potong : Buffer.concat(kumpulan, panjang)
    kumpulan = []
    panjang = 0
  }
  if (panjang > 0) yield Buffer.concat(kumpulan, panjang)
}

async function selaraskan(folder: string): Promise<void> {
  const pegangan = await open(folder, 'r')
  try {
    await pegangan.sync()
  } finally {
    await pegangan.close()
  }
}
