/** A company's managers. */
import db from '@adonisjs/lucid/services/db'
import { documentInfo, recordPage } from '#app/dosir/bagian/record_query'
import type { TingkatPribadi } from '#app/dosir/bagian/record_transformer'
import Pengurus from '#app/dosir/pengurus/pengurus'
import { kePengurus } from '#app/dosir/pengurus/pengurus_transformer'
import type Rekanan from '#app/dosir/rekanan'
import type { Halaman } from '#core/http/query/query_string'

const CARI = ['nama', 'alamat', 'jabatan']
export const PENGURUS_SORT = ['nama', 'noKtp', 'npwp', 'alamat', 'jabatan', 'tglMulai'] as const

export async function pengurusPage(
  rekanan: Rekanan,
  halaman: Halaman<(typeof PENGURUS_SORT)[number]>,
  tingkat: TingkatPribadi
) {
  const milik = rekanan.related('pengurus').query()
  const { records, total } = await recordPage(milik, halaman, CARI)
  const dokumen = await documentInfo(db, records)
  return { rows: records.map((r) => kePengurus(r, dokumen, tingkat)), total }
}

export async function pengurusById(id: number) {
  const record = await Pengurus.findOrFail(id)
  return kePengurus(record, await documentInfo(db, [record]))
}
