import db from '@adonisjs/lucid/services/db'
import type { DataPribadi as JawabanDataPribadi } from '@eproc/domain/dosir/answers'
import { namaWilayah } from '#app/dosir/acuan/wilayah_query'
import { bacaInduk } from '#app/dosir/bagian/induk_dosir'
import { documentInfo } from '#app/dosir/bagian/record_query'
import type { TingkatPribadi } from '#app/dosir/bagian/record_transformer'
import DataPribadi from '#app/dosir/data_pribadi/data_pribadi'
import { keDataPribadi } from '#app/dosir/data_pribadi/data_pribadi_transformer'
import type Rekanan from '#app/dosir/rekanan'

/** Data Pribadi of a vendor; null before it was ever saved. */
export async function dataPribadi(
  rekanan: Rekanan,
  tingkat: () => Promise<TingkatPribadi>
): Promise<JawabanDataPribadi | null> {
  const data = await DataPribadi.find(rekanan.id)
  if (!data) return null
  const konteks = {
    dokumen: await documentInfo(db, [data]),
    induk: await bacaInduk(rekanan),
    wilayah: await namaWilayah(data),
  }
  return keDataPribadi(data, konteks, await tingkat())
}
