/** Adding, changing and deleting an owner. */
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SatuanSaham } from '@eproc/domain/common/choices'
import { aturanJumlahSaham, aturanPemilik } from '@eproc/domain/dosir/aturan_pemilik'
import { ajukanBagian } from '#app/dosir/bagian/ajukan_bagian'
import { rekananSendiri } from '#app/dosir/bagian/akses_dosir'
import { empatDesimal, konteksDokumen, unggahan, wajib } from '#app/dosir/bagian/dosir_input'
import { hapusCatatan } from '#app/dosir/bagian/hapus_catatan'
import { recordSendiri } from '#app/dosir/bagian/record_query'
import { type KirimanRecord, simpanRecord } from '#app/dosir/bagian/simpan_record'
import Pemilik from '#app/dosir/pemilik/pemilik'
import type { pemilikValidator } from '#app/dosir/pemilik/pemilik_validator'
import type Rekanan from '#app/dosir/rekanan'
import type { Pelaku } from '#core/auth/actor'
import { enforce } from '#core/http/input/input'

type FormInput = Infer<typeof pemilikValidator>
type Kiriman = KirimanRecord<FormInput, 'fileKTP'>

/** The rules of one owner, and once they hold that of all owners' shares together. */
async function periksa(rekanan: Rekanan, pemilik: Pemilik, { isian: input, berkas }: Kiriman) {
  enforce(aturanPemilik({ ...input, ...unggahan(berkas) }, await konteksDokumen(pemilik)))
  const lain = rekanan.related('pemilik').query().select('id', 'rekananId', 'saham', 'satuan')
  enforce(aturanJumlahSaham(input, await lain.whereNot('id', pemilik.id ?? 0)))
}

async function simpan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { rekanan, pemilik }: { rekanan: Rekanan; pemilik: Pemilik },
  { isian: input, berkas }: Kiriman
): Promise<{ rekanan: Rekanan; id: number }> {
  await periksa(rekanan, pemilik, { isian: input, berkas })
  pemilik.nama = wajib(input.nama)
  pemilik.noKtp = wajib(input.noKtp)
  pemilik.alamat = wajib(input.alamat)
  pemilik.saham = empatDesimal(input.saham)
  pemilik.satuan = input.satuan as SatuanSaham
  const berubah = await simpanRecord(trx, actor, pemilik, { berkas })
  await ajukanBagian(trx, actor, { rekanan, kunci: 'pemilik', berubah })
  return { rekanan, id: pemilik.id }
}

export async function tambahPemilik(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman
) {
  const rekanan = await rekananSendiri(trx, actor, 'pemilik', kiriman.isian.vendorId)
  const pemilik = new Pemilik().milik(rekanan)
  return simpan(trx, actor, { rekanan, pemilik }, kiriman)
}

export async function ubahPemilik(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman & { id: number | null }
) {
  const { vendorId, versi } = kiriman.isian
  const rekanan = await rekananSendiri(trx, actor, 'pemilik', vendorId)
  const pemilik = await recordSendiri(rekanan.related('pemilik'), kiriman.id, versi)
  return simpan(trx, actor, { rekanan, pemilik }, kiriman)
}

export async function hapusPemilik(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id }: { id: number | null }
): Promise<Rekanan> {
  const rekanan = await rekananSendiri(trx, actor, 'pemilik', null)
  await hapusCatatan(trx, actor, rekanan, await recordSendiri(rekanan.related('pemilik'), id))
  return rekanan
}
