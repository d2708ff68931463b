/** A package in its stages with vendors that take part, and calls that hand in offers. */
import type { ApiClient, ApiResponse } from '@japa/api-client'
import type { RekananBuatan } from '@eproc/database/factories/dosir'
import { createPaketTerbit, type PaketValues, type PaketUji } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { randomPdf } from '../../../lib/files.ts'
import { rows } from '../../../lib/query.ts'

// Read from here by tests that have not moved to tests/lib yet.
export { randomPdf as pdf } from '../../../lib/files.ts'

export interface Dunia extends PaketUji {
  id: number
  rekanan: RekananBuatan[]
  tokenPokja: string[]
  tokenPpk: string
}

/** A published package with `jumlah` participants. */
export async function world(jumlah = 2, isi: PaketValues = {}): Promise<Dunia> {
  const p = await createPaketTerbit(isi)
  const rekanan: RekananBuatan[] = []
  for (let i = 0; i < jumlah; i++) {
    const r = await createPenyedia({ isi: [] })
    await createPeserta(p.paket.id, r.rekanan.id)
    rekanan.push(r)
  }
  return {
    ...p,
    id: p.paket.id,
    rekanan,
    tokenPokja: await Promise.all(p.pokja.map((a) => signInAs(a))),
    tokenPpk: await signInAs(p.ppk),
  }
}

const BIDANG: Record<KategoriFile, string> = {
  K: 'fileKualifikasi',
  A: 'fileAdministrasi',
  T: 'fileTeknis',
  H: 'fileHarga',
}

export interface SendOptions {
  berkas?: Partial<Record<KategoriFile, Buffer>>
  /** field → content, for odd fields */
  lain?: Record<string, Buffer>
  nama?: string
  harga?: number | string
  vendorId?: number
  paketId?: number
}

/** PUT /api/lelang/upload/penawaran */
export async function kirim(
  client: ApiClient,
  d: Dunia,
  r: RekananBuatan,
  isi: SendOptions
): Promise<ApiResponse> {
  const minta = client.put('/api/lelang/upload/penawaran').bearerToken(r.token)
  minta.field('paketPenyediaId', String(isi.paketId ?? d.id))
  minta.field('vendorId', String(isi.vendorId ?? r.rekanan.id))
  if (isi.harga !== undefined) minta.field('hargaPenawaran', String(isi.harga))
  const nama = isi.nama ?? 'penawaran.pdf'
  for (const [jenis, b] of Object.entries(isi.berkas ?? {})) {
    minta.file(BIDANG[jenis as KategoriFile], b, { filename: nama })
  }
  for (const [bidang, b] of Object.entries(isi.lain ?? {}))
    minta.file(bidang, b, { filename: nama })
  return minta
}

export const semuaJenis = (): Record<KategoriFile, Buffer> => ({
  K: randomPdf(),
  A: randomPdf(),
  T: randomPdf(),
  H: randomPdf(),
})

/** Request and confirmation by two members; in TLA and PLA by the official and the PPK. */
export async function buka(client: ApiClient, d: Dunia): Promise<ApiResponse> {
  const url = `/api/tender/pembukaan/${d.id}`
  await client.post(url).bearerToken(d.tokenPokja[0]!).json({})
  return client
    .post(`${url}/sahkan`)
    .bearerToken(d.tokenPokja[1] ?? d.tokenPpk)
    .json({})
}

/** Marks a vendor's evaluation directly. */
export async function nilai(paketId: number, rekananId: number, lulus: boolean): Promise<void> {
  await rows(
    `insert into evaluasi (paket_id, rekanan_id, hasil_kualifikasi, lulus_kualifikasi, hasil_administrasi, lulus_teknis)
     values (?, ?, ?, ?, ?, ?)
     on conflict (paket_id, rekanan_id) do update set lulus_kualifikasi = excluded.lulus_kualifikasi,
       lulus_teknis = excluded.lulus_teknis`,
    [paketId, rekananId, lulus, lulus, lulus, lulus]
  )
}
