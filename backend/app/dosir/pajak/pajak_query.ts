/** A company's proofs of tax. */
import db from '@adonisjs/lucid/services/db'
import { documentInfo, recordPage } from '#app/dosir/bagian/record_query'
import Pajak from '#app/dosir/pajak/pajak'
import { kePajak } from '#app/dosir/pajak/pajak_transformer'
import type Rekanan from '#app/dosir/rekanan'
import type { Halaman } from '#core/http/query/query_string'

const CARI = ['jenis', 'masa', 'nomorTerima']
export const PAJAK_SORT = ['jenis', 'masa', 'nomorTerima', 'tanggalTerima'] as const

export async function pajakPage(rekanan: Rekanan, halaman: Halaman<(typeof PAJAK_SORT)[number]>) {
  const milik = rekanan.related('pajak').query()
  const { records, total } = await recordPage(milik, halaman, CARI)
  const dokumen = await documentInfo(db, records)
  return { rows: records.map((r) => kePajak(r, dokumen)), total }
}

export async function pajakById(id: number) {
  const record = await Pajak.findOrFail(id)
  return kePajak(record, await documentInfo(db, [record]))
}
