/** A company's owners. */
import db from '@adonisjs/lucid/services/db'
import { documentInfo, recordPage } from '#app/dosir/bagian/record_query'
import type { TingkatPribadi } from '#app/dosir/bagian/record_transformer'
import Pemilik from '#app/dosir/pemilik/pemilik'
import { kePemilik } from '#app/dosir/pemilik/pemilik_transformer'
import type Rekanan from '#app/dosir/rekanan'
import type { Halaman } from '#core/http/query/query_string'

const CARI = ['nama', 'alamat']
export const PEMILIK_SORT = ['nama', 'noKtp', 'alamat', 'saham', 'satuan'] as const

export async function pemilikPage(
  rekanan: Rekanan,
  halaman: Halaman<(typeof PEMILIK_SORT)[number]>,
  tingkat: TingkatPribadi
) {
  const milik = rekanan.related('pemilik').query()
  const { records, total } = await recordPage(milik, halaman, CARI)
  const dokumen = await documentInfo(db, records)
  return { rows: records.map((r) => kePemilik(r, dokumen, tingkat)), total }
}

export async function pemilikById(id: number) {
  const record = await Pemilik.findOrFail(id)
  return kePemilik(record, await documentInfo(db, [record]))
}
