/** An individual's certificates of skill. */
import db from '@adonisjs/lucid/services/db'
import { documentInfo, recordPage } from '#app/dosir/bagian/record_query'
import SertifikatPerson from '#app/dosir/sertifikat_person/sertifikat_person'
import { keSertifikatPerson } from '#app/dosir/sertifikat_person/sertifikat_person_transformer'
import type Rekanan from '#app/dosir/rekanan'
import type { Halaman } from '#core/http/query/query_string'

const CARI = ['keahlian', 'noSertifikat']
export const SERTIFIKAT_PERSON_SORT = ['keahlian', 'noSertifikat'] as const

export async function sertifikatPersonPage(
  rekanan: Rekanan,
  halaman: Halaman<(typeof SERTIFIKAT_PERSON_SORT)[number]>
) {
  const milik = rekanan.related('sertifikat').query()
  const { records, total } = await recordPage(milik, halaman, CARI)
  const dokumen = await documentInfo(db, records)
  return { rows: records.map((r) => keSertifikatPerson(r, dokumen)), total }
}

export async function sertifikatPersonById(id: number) {
  const record = await SertifikatPerson.findOrFail(id)
  return keSertifikatPerson(record, await documentInfo(db, [record]))
}
