/** A company's licences with the KBLI and SBU that they name. */
import db from '@adonisjs/lucid/services/db'
import { documentInfo, recordPage } from '#app/dosir/bagian/record_query'
import IjinUsaha from '#app/dosir/ijin_usaha/ijin_usaha'
import { keIjinUsaha } from '#app/dosir/ijin_usaha/ijin_usaha_transformer'
import type Rekanan from '#app/dosir/rekanan'
import type { Halaman } from '#core/http/query/query_string'

const CARI = ['jenis', 'nomor', 'instansi', 'keterangan']
export const IJIN_USAHA_SORT = [
  'jenis',
  'nomor',
  'berlaku',
  'instansi',
  'kualifikasi',
  'keterangan',
] as const

export async function ijinUsahaPage(
  rekanan: Rekanan,
  halaman: Halaman<(typeof IJIN_USAHA_SORT)[number]>
) {
  const milik = rekanan
    .related('ijin')
    .query()
    .withScopes((s) => s.rinci())
  const { records, total } = await recordPage(milik, halaman, CARI)
  const dokumen = await documentInfo(db, records)
  return { rows: records.map((r) => keIjinUsaha(r, dokumen)), total }
}

export async function ijinUsahaById(id: number) {
  const record = await IjinUsaha.query()
    .withScopes((s) => s.rinci())
    .where('id', id)
    .firstOrFail()
  return keIjinUsaha(record, await documentInfo(db, [record]))
}
