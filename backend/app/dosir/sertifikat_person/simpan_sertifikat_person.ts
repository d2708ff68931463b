/** Adding, changing and deleting a certificate of skill. */
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanSertifikat } from '@eproc/domain/dosir/aturan_person'
import { ajukanBagian } from '#app/dosir/bagian/ajukan_bagian'
import { rekananSendiri } from '#app/dosir/bagian/akses_dosir'
import { konteksDokumen, unggahan, wajib } from '#app/dosir/bagian/dosir_input'
import { hapusCatatan } from '#app/dosir/bagian/hapus_catatan'
import { recordSendiri } from '#app/dosir/bagian/record_query'
import { type KirimanRecord, simpanRecord } from '#app/dosir/bagian/simpan_record'
import SertifikatPerson from '#app/dosir/sertifikat_person/sertifikat_person'
import type { sertifikatPersonValidator } from '#app/dosir/sertifikat_person/sertifikat_person_validator'
import type Rekanan from '#app/dosir/rekanan'
import type { Pelaku } from '#core/auth/actor'
import { enforce } from '#core/http/input/input'

type FormInput = Infer<typeof sertifikatPersonValidator>
type Kiriman = KirimanRecord<FormInput, 'fileSertifikat'>

async function simpan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { rekanan, sertifikat }: { rekanan: Rekanan; sertifikat: SertifikatPerson },
  { isian: input, berkas }: Kiriman
): Promise<{ rekanan: Rekanan; id: number }> {
  enforce(aturanSertifikat({ ...input, ...unggahan(berkas) }, await konteksDokumen(sertifikat)))
  sertifikat.keahlian = wajib(input.keahlian)
  sertifikat.noSertifikat = wajib(input.noSertifikat)
  const berubah = await simpanRecord(trx, actor, sertifikat, { berkas })
  await ajukanBagian(trx, actor, { rekanan, kunci: 'sertifikat', berubah })
  return { rekanan, id: sertifikat.id }
}

export async function tambahSertifikatPerson(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman
) {
  const rekanan = await rekananSendiri(trx, actor, 'sertifikat', kiriman.isian.vendorId)
  const sertifikat = new SertifikatPerson().milik(rekanan)
  return simpan(trx, actor, { rekanan, sertifikat }, kiriman)
}

export async function ubahSertifikatPerson(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman & { id: number | null }
) {
  const { vendorId, versi } = kiriman.isian
  const rekanan = await rekananSendiri(trx, actor, 'sertifikat', vendorId)
  const sertifikat = await recordSendiri(rekanan.related('sertifikat'), kiriman.id, versi)
  return simpan(trx, actor, { rekanan, sertifikat }, kiriman)
}

export async function hapusSertifikatPerson(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id }: { id: number | null }
): Promise<Rekanan> {
  const rekanan = await rekananSendiri(trx, actor, 'sertifikat', null)
  await hapusCatatan(trx, actor, rekanan, await recordSendiri(rekanan.related('sertifikat'), id))
  return rekanan
}
