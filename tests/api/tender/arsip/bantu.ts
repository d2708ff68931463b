/** Packages that have ended, and their archives unpacked. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { keTahap } from '@eproc/database/factories/paket'
import { createNilai, createPenetapan } from '@eproc/database/factories/tender'
import { fetchBytes } from '../../../lib/calls.ts'
import { randomPdf } from '../../../lib/files.ts'
import { rows } from '../../../lib/query.ts'
import { unzipBytes } from '../../../lib/zip.ts'
import { buka, kirim, semuaJenis, world, type Dunia } from '../penawaran/bantu.ts'

/** Ends the package as the deeds of its people would. */
export const end = (id: number, status: 'S' | 'G') =>
  rows('update paket set status_pelaksanaan = ? where id = ?', [status, id])

/** Two vendors whose offers were handed in; the first one replaced its price. */
export async function offered(
  client: ApiClient
): Promise<Dunia & { berkas: ReturnType<typeof semuaJenis> }> {
  const d = await world(2)
  await keTahap(d.id, 'pemasukan')
  const berkas = semuaJenis()
  const lama = { H: randomPdf() }
  ;(await kirim(client, d, d.rekanan[0]!, { berkas: lama, harga: 999_000_001 })).assertStatus(200)
  const isi = { berkas, harga: 800_000_000, nama: 'Penawaran – 1.pdf' }
  ;(await kirim(client, d, d.rekanan[0]!, isi)).assertStatus(200)
  ;(
    await kirim(client, d, d.rekanan[1]!, { berkas: semuaJenis(), harga: 850_000_017 })
  ).assertStatus(200)
  return { ...d, berkas }
}

/** {@link offered}, opened, judged and determined, then a question, an objection and a letter. */
export async function judged(client: ApiClient) {
  const d = await offered(client)
  await keTahap(d.id, 'pembukaan')
  ;(await buka(client, d)).assertStatus(200)
  for (const r of d.rekanan) await createNilai(d.id, r.rekanan.id)
  await createPenetapan(
    d,
    d.rekanan.map((r) => r.rekanan)
  )
  return d
}

/** Unpacked, by paths inside its folder. */
export async function archive(id: number, token: string): Promise<Map<string, Buffer>> {
  const entries = unzipBytes(await fetchBytes(`/tender/${id}/arsip`, token))
  const folders = new Set([...entries.keys()].map((name) => name.split('/')[0]))
  if (folders.size !== 1) throw new Error(`one folder, not ${[...folders].join()}`)
  return new Map([...entries].map(([name, isi]) => [name.slice(name.indexOf('/') + 1), isi]))
}

/** What `sha256sum -c` says of the unpacked archive. @throws when it is not content */
export function checked(files: ReadonlyMap<string, Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'arsip-'))
  try {
    for (const [name, isi] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), isi)
    }
    const sums = ['-c', '--strict', 'MANIFEST-SHA256.txt']
    return execFileSync('sha256sum', sums, { cwd: folder, encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const names = (files: ReadonlyMap<string, Buffer>) => [...files.keys()]

export const text = (files: ReadonlyMap<string, Buffer>, name: string) =>
  files.get(name)!.toString('utf8')
