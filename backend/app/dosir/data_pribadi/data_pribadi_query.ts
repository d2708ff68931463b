import db from '@adonisjs/lucid/services/db'
import type { DataPribadi as DataPribadiAnswer } from '@eproc/domain/dosir/answers'
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
): Promise<DataPribadiAnswer | null> {
  const data = await DataPribadi.find(rekanan.id)
  if (!data) return null
  const context = {
    dokumen: await documentInfo(db, [data]),
    induk: await bacaInduk(rekanan, data),
    wilayah: await namaWilayah(data),
  }
  return keDataPribadi(data, context, await tingkat())
}
