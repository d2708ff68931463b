/** Adding, changing and deleting a proof of tax. */
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanPajak } from '@eproc/domain/dosir/aturan_pajak'
import { ajukanBagian } from '#app/dosir/bagian/ajukan_bagian'
import { rekananSendiri } from '#app/dosir/bagian/akses_dosir'
import { konteksDokumen, unggahan, wajib } from '#app/dosir/bagian/dosir_input'
import { hapusCatatan } from '#app/dosir/bagian/hapus_catatan'
import { recordSendiri } from '#app/dosir/bagian/record_query'
import { type KirimanRecord, simpanRecord } from '#app/dosir/bagian/simpan_record'
import Pajak from '#app/dosir/pajak/pajak'
import type { pajakValidator } from '#app/dosir/pajak/pajak_validator'
import type Rekanan from '#app/dosir/rekanan'
import type { Pelaku } from '#core/auth/actor'
import { enforce } from '#core/http/input/input'

type FormInput = Infer<typeof pajakValidator>
type Kiriman = KirimanRecord<FormInput, 'dokumen'>

async function simpan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { rekanan, pajak }: { rekanan: Rekanan; pajak: Pajak },
  { isian: input, berkas }: Kiriman
): Promise<{ rekanan: Rekanan; id: number }> {
  enforce(aturanPajak({ ...input, ...unggahan(berkas) }, await konteksDokumen(pajak)))
  pajak.jenis = wajib(input.jenis)
  pajak.masa = wajib(input.masa)
  pajak.nomorTerima = wajib(input.nomorTerima)
  pajak.tanggalTerima = wajib(input.tanggalTerima)
  const berubah = await simpanRecord(trx, actor, pajak, { berkas })
  await ajukanBagian(trx, actor, { rekanan, kunci: 'pajak', berubah })
  return { rekanan, id: pajak.id }
}

export async function tambahPajak(trx: TransactionClientContract, actor: Pelaku, kiriman: Kiriman) {
  const rekanan = await rekananSendiri(trx, actor, 'pajak', kiriman.isian.vendorId)
  const pajak = new Pajak().milik(rekanan)
  return simpan(trx, actor, { rekanan, pajak }, kiriman)
}

export async function ubahPajak(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman & { id: number | null }
) {
  const { vendorId, versi } = kiriman.isian
  const rekanan = await rekananSendiri(trx, actor, 'pajak', vendorId)
  const pajak = await recordSendiri(rekanan.related('pajak'), kiriman.id, versi)
  return simpan(trx, actor, { rekanan, pajak }, kiriman)
}

export async function hapusPajak(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id }: { id: number | null }
): Promise<Rekanan> {
  const rekanan = await rekananSendiri(trx, actor, 'pajak', null)
  await hapusCatatan(trx, actor, rekanan, await recordSendiri(rekanan.related('pajak'), id))
  return rekanan
}
