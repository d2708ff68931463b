/** Data Pribadi: the first save makes the vendor, later ones change it. */
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { npwpPolos } from '@eproc/domain/common/checker'
import type { DOKUMEN } from '@eproc/domain/common/documents'
import { aturanDataPribadi } from '@eproc/domain/dosir/aturan_person'
import { ID_BELUM_ADA } from '@eproc/domain/dosir/bagian'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { periksaWilayah } from '#app/dosir/acuan/wilayah_query'
import { ajukanBagian } from '#app/dosir/bagian/ajukan_bagian'
import { rekananSendiri } from '#app/dosir/bagian/akses_dosir'
import { gantiNama } from '#app/dosir/bagian/induk_dosir'
import { column, konteksDokumen, unggahan, wajib } from '#app/dosir/bagian/dosir_input'
import { type KirimanRecord, simpanRecord } from '#app/dosir/bagian/simpan_record'
import DataPribadi from '#app/dosir/data_pribadi/data_pribadi'
import type { dataPribadiValidator } from '#app/dosir/data_pribadi/data_pribadi_validator'
import { beginRekanan } from '#app/dosir/mulai_rekanan'
import type Rekanan from '#app/dosir/rekanan'
import type { Pelaku } from '#core/auth/actor'
import { conflict, notFound } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

type Kiriman = KirimanRecord<Infer<typeof dataPribadiValidator>, keyof typeof DOKUMEN.dataPribadi>

async function simpan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { rekanan, data }: { rekanan: Rekanan; data: DataPribadi },
  { isian: input, berkas }: Kiriman
): Promise<Rekanan> {
  enforce([
    ...aturanDataPribadi({ ...input, ...unggahan(berkas) }, await konteksDokumen(data)),
    ...(await periksaWilayah(trx, input.provinsi, input.kabkod)),
  ])
  data.alamat = wajib(input.alamat)
  data.provinsi = wajib(input.provinsi)
  data.kabkod = wajib(input.kabkod)
  data.kodepos = wajib(input.kodepos)
  data.telepon = wajib(input.telepon)
  data.email = column(input.email)
  data.noKtp = wajib(input.noKtp)
  data.npwp = npwpPolos(wajib(input.npwp))
  const beside = await gantiNama(rekanan, data, wajib(input.nama))
  const berubah = await simpanRecord(trx, actor, data, { berkas, beside })
  await ajukanBagian(trx, actor, { rekanan, kunci: 'dataPribadi', berubah })
  return rekanan
}

async function mulai(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman
): Promise<Rekanan> {
  const { isian: input, berkas } = kiriman
  if (typeof input.vendorId === 'number' && input.vendorId !== ID_BELUM_ADA) throw notFound()
  // Refuse what is wrong before a registration number is drawn.
  enforce(aturanDataPribadi({ ...input, ...unggahan(berkas) }, await konteksDokumen(null)))
  const rekanan = await beginRekanan(trx, actor, { jenis: 'O', nama: wajib(input.nama) })
  return simpan(trx, actor, { rekanan, data: new DataPribadi().milik(rekanan) }, kiriman)
}

/** One call for the first save and for later ones (S2 §7). */
export async function simpanDataPribadi(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman
): Promise<Rekanan> {
  if (actor.rekananId === null) return mulai(trx, actor, kiriman)
  const { vendorId, versi } = kiriman.isian
  if (vendorId === ID_BELUM_ADA) throw conflict(dosirPesan.tolak.sudahTersimpan)
  const rekanan = await rekananSendiri(trx, actor, 'dataPribadi', vendorId)
  const data = await rekanan.related('dataPribadi').query().forUpdate().first()
  if (!data) throw notFound()
  return simpan(trx, actor, { rekanan, data: data.asRead(versi) }, kiriman)
}
