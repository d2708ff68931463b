import db from '@adonisjs/lucid/services/db'
import type { DataPerusahaan as PerusahaanAnswer } from '@eproc/domain/dosir/answers'
import { namaWilayah } from '#app/dosir/acuan/wilayah_query'
import { bacaInduk } from '#app/dosir/bagian/induk_dosir'
import { documentInfo } from '#app/dosir/bagian/record_query'
import type { TingkatPribadi } from '#app/dosir/bagian/record_transformer'
import DataPerusahaan from '#app/dosir/perusahaan/data_perusahaan'
import { kePerusahaan } from '#app/dosir/perusahaan/perusahaan_transformer'
import type Rekanan from '#app/dosir/rekanan'

/** Data Perusahaan of a vendor; null before it was ever saved. */
export async function dataPerusahaan(
  rekanan: Rekanan,
  tingkat: () => Promise<TingkatPribadi>
): Promise<PerusahaanAnswer | null> {
  const perusahaan = await DataPerusahaan.find(rekanan.id)
  if (!perusahaan) return null
  const context = {
    dokumen: await documentInfo(db, [perusahaan]),
    induk: await bacaInduk(rekanan, perusahaan),
    wilayah: await namaWilayah(perusahaan),
  }
  return kePerusahaan(perusahaan, context, await tingkat())
}
