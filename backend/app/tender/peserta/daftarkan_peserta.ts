import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { alasanTolakDaftar } from '@eproc/domain/tender/pendaftaran'
import { keIso } from '@eproc/domain/common/format'
import { tender as teks } from '@eproc/i18n/id/tender'
import { paketUntukPendaftaran } from '#app/paket_berjalan/paket_untuk_tindakan'
import { faktaRekanan } from '#app/tender/peserta/fakta_rekanan_query'
import { paktaBerlaku } from '@eproc/domain/tender/pakta'
import { faktaPendaftaran } from '#app/tender/peserta/pendaftaran_query'
import {
  registerVendorKey,
  type VendorKeySent,
} from '#app/tender/penawaran/kunci/register_vendor_key'
import Peserta from '#app/tender/peserta/peserta'
import type { Pelaku } from '#core/auth/actor'
import { nextNumber, giveNumberBack } from '#core/database/serial_number'
import { conflict, invalidField } from '#core/http/errors'

/**
 * Registers the vendor. The package, the vendor and the counter of participants are held until the transaction ends:
 * the window is judged by the database's clock, numbers have no gaps, a second DAFTAR answers 409.
 */
export async function registerPeserta(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: {
    paketId: number
    rekananId: number
    paktaTeks?: string | null
    /** the vendor's key of the package, where its offers are sealed in the browser */
    kunci?: VendorKeySent | null
  }
): Promise<{ nomor: number; terdaftarPada: string }> {
  const { rekananId } = input
  const paket = await paketUntukPendaftaran(trx, rekananId, input.paketId)
  const pakta = paktaBerlaku()
  if (input.paktaTeks && input.paktaTeks.trim() !== pakta.teks) {
    throw invalidField('paktaTeks', 'usang', teks.daftar.paktaUsang)
  }
  const rekanan = await faktaRekanan(rekananId, trx, true)
  const penghitung = `peserta.${paket.id}`
  const nomor = await nextNumber(trx, penghitung)
  const previous = await Peserta.query({ client: trx })
    .withScopes((s) => s.milik(paket.id, rekananId))
    .forUpdate()
    .first()
  const { kini, kbli, diundang } = await faktaPendaftaran(trx, paket.id, rekananId)
  const alasan = alasanTolakDaftar(
    {
      statusPelaksanaan: paket.statusPelaksanaan,
      metodePemilihan: paket.metodePemilihan,
      jenisPeserta: paket.jenisPeserta,
      isUsahaKecil: paket.isUsahaKecil,
      kbli,
      mulaiDaftar: paket.mulaiDaftar?.toJSDate() ?? null,
      selesaiDaftar: paket.selesaiDaftar?.toJSDate() ?? null,
    },
    rekanan,
    { terdaftar: previous?.ikut === true, diundang, sekarang: kini }
  )
  if (alasan) throw conflict(alasan)

  // Who comes back after withdrawing keeps the number; the drawn one is given back.
  if (previous) await giveNumberBack(trx, penghitung)
  const peserta =
    previous ?? new Peserta().useTransaction(trx).merge({ paketId: paket.id, rekananId, nomor })
  await peserta.daftar(actor, pakta)
  if (input.kunci) await registerVendorKey(trx, actor, { paket, rekananId }, input.kunci)
  return { nomor: peserta.nomor, terdaftarPada: keIso(peserta.terdaftarPada.toMillis())! }
}
