/** An individual's experience. */
import db from '@adonisjs/lucid/services/db'
import { documentInfo, recordPage } from '#app/dosir/bagian/record_query'
import PengalamanPerson from '#app/dosir/pengalaman_person/pengalaman_person'
import { kePengalamanPerson } from '#app/dosir/pengalaman_person/pengalaman_person_transformer'
import type Rekanan from '#app/dosir/rekanan'
import type { Halaman } from '#core/http/query/query_string'

const CARI = ['nama', 'instansi', 'jabatan', 'keterangan']
export const PENGALAMAN_PERSON_SORT = [
  'nama',
  'instansi',
  'jabatan',
  'tahun',
  'durasiTahun',
  'durasiBulan',
  'durasiHari',
  'keterangan',
] as const

export async function pengalamanPersonPage(
  rekanan: Rekanan,
  halaman: Halaman<(typeof PENGALAMAN_PERSON_SORT)[number]>
) {
  const milik = rekanan.related('pengalamanPerson').query()
  const { records, total } = await recordPage(milik, halaman, CARI)
  const dokumen = await documentInfo(db, records)
  return { rows: records.map((r) => kePengalamanPerson(r, dokumen)), total }
}

export async function pengalamanPersonById(id: number) {
  const record = await PengalamanPerson.findOrFail(id)
  return kePengalamanPerson(record, await documentInfo(db, [record]))
}
