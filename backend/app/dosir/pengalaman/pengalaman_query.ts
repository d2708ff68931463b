/** A company's experience. */
import db from '@adonisjs/lucid/services/db'
import { documentInfo, recordPage } from '#app/dosir/bagian/record_query'
import Pengalaman from '#app/dosir/pengalaman/pengalaman'
import { kePengalaman } from '#app/dosir/pengalaman/pengalaman_transformer'
import type Rekanan from '#app/dosir/rekanan'
import type { Halaman } from '#core/http/query/query_string'

const CARI = ['namaKontrak', 'lokasi', 'instansi', 'noKontrak', 'keterangan']
export const PENGALAMAN_SORT = [
  'namaKontrak',
  'lokasi',
  'instansi',
  'alamat',
  'telepon',
  'noKontrak',
  'nilaiKontrak',
  'persentase',
  'tglPelaksanaan',
  'tglSelesaiKontrak',
  'tglSerahTerima',
  'keterangan',
] as const

export async function pengalamanPage(
  rekanan: Rekanan,
  halaman: Halaman<(typeof PENGALAMAN_SORT)[number]>
) {
  const milik = rekanan.related('pengalaman').query()
  const { records, total } = await recordPage(milik, halaman, CARI)
  const dokumen = await documentInfo(db, records)
  return { rows: records.map((r) => kePengalaman(r, dokumen)), total }
}

export async function pengalamanById(id: number) {
  const record = await Pengalaman.findOrFail(id)
  return kePengalaman(record, await documentInfo(db, [record]))
}
