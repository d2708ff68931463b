/** Adding, changing and deleting a manager. */
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { npwpPolos } from '@eproc/domain/common/checker'
import { aturanPengurus } from '@eproc/domain/dosir/aturan_pengurus'
import { ajukanBagian } from '#app/dosir/bagian/ajukan_bagian'
import { rekananSendiri } from '#app/dosir/bagian/akses_dosir'
import { column, konteksDokumen, unggahan, wajib } from '#app/dosir/bagian/dosir_input'
import { hapusCatatan } from '#app/dosir/bagian/hapus_catatan'
import { recordSendiri } from '#app/dosir/bagian/record_query'
import { type KirimanRecord, simpanRecord } from '#app/dosir/bagian/simpan_record'
import Pengurus from '#app/dosir/pengurus/pengurus'
import type { pengurusValidator } from '#app/dosir/pengurus/pengurus_validator'
import type Rekanan from '#app/dosir/rekanan'
import type { Pelaku } from '#core/auth/actor'
import { enforce } from '#core/http/input/input'

type FormInput = Infer<typeof pengurusValidator>
type Kiriman = KirimanRecord<FormInput, 'dokKtp'>

async function simpan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { rekanan, pengurus }: { rekanan: Rekanan; pengurus: Pengurus },
  { isian: input, berkas }: Kiriman
): Promise<{ rekanan: Rekanan; id: number }> {
  enforce(aturanPengurus({ ...input, ...unggahan(berkas) }, await konteksDokumen(pengurus)))
  pengurus.nama = wajib(input.nama)
  pengurus.noKtp = wajib(input.noKtp)
  pengurus.npwp = npwpPolos(wajib(input.npwp))
  pengurus.alamat = wajib(input.alamat)
  pengurus.jabatan = wajib(input.jabatan)
  pengurus.tglMulai = column(input.tglMulai)
  const berubah = await simpanRecord(trx, actor, pengurus, { berkas })
  await ajukanBagian(trx, actor, { rekanan, kunci: 'pengurus', berubah })
  return { rekanan, id: pengurus.id }
}

export async function tambahPengurus(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman
) {
  const rekanan = await rekananSendiri(trx, actor, 'pengurus', kiriman.isian.vendorId)
  const pengurus = new Pengurus().milik(rekanan)
  return simpan(trx, actor, { rekanan, pengurus }, kiriman)
}

export async function ubahPengurus(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman & { id: number | null }
) {
  const { vendorId, versi } = kiriman.isian
  const rekanan = await rekananSendiri(trx, actor, 'pengurus', vendorId)
  const pengurus = await recordSendiri(rekanan.related('pengurus'), kiriman.id, versi)
  return simpan(trx, actor, { rekanan, pengurus }, kiriman)
}

export async function hapusPengurus(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id }: { id: number | null }
): Promise<Rekanan> {
  const rekanan = await rekananSendiri(trx, actor, 'pengurus', null)
  await hapusCatatan(trx, actor, rekanan, await recordSendiri(rekanan.related('pengurus'), id))
  return rekanan
}
