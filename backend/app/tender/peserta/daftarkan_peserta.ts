import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { alasanTolakDaftar } from '@eproc/domain/tender/pendaftaran'
import { keIso } from '@eproc/domain/common/format'
import { tender as teks } from '@eproc/i18n/id/tender'
import { paketUntukPendaftaran } from '#app/paket_berjalan/paket_untuk_tindakan'
import { faktaRekanan } from '#app/tender/peserta/fakta_rekanan_query'
import { paktaBerlaku } from '#app/tender/peserta/pakta'
import { faktaPendaftaran } from '#app/tender/peserta/pendaftaran_query'
import Peserta from '#app/tender/peserta/peserta'
import type { Actor } from '#core/auth/actor'
import { nomorBerikut, kembalikanNomor } from '#core/database/serial_number'
import { bentrok, bidangSalah } from '#core/http/errors'

/**
 * Registers the vendor. The package, the vendor and the counter of participants are held until the transaction ends:
 * the window is judged by the database's clock, numbers have no gaps, a second DAFTAR answers 409.
 */
export async function daftarkanPeserta(
  trx: TransactionClientContract,
  actor: Actor,
  isian: { paketId: number; rekananId: number; paktaTeks?: string | null }
): Promise<{ nomor: number; terdaftarPada: string }> {
  const { rekananId } = isian
  const paket = await paketUntukPendaftaran(trx, rekananId, isian.paketId)
  const pakta = paktaBerlaku()
  if (isian.paktaTeks && isian.paktaTeks.trim() !== pakta.teks) {
    throw bidangSalah('paktaTeks', 'usang', teks.daftar.paktaUsang)
  }
  const rekanan = await faktaRekanan(rekananId, trx, true)
  const penghitung = `peserta.${paket.id}`
  const nomor = await nomorBerikut(trx, penghitung)
  const lama = await Peserta.query({ client: trx })
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
    { terdaftar: lama?.ikut === true, diundang, sekarang: kini }
  )
  if (alasan) throw bentrok(alasan)

  // Who comes back after withdrawing keeps the number; the drawn one is given back.
  if (lama) await kembalikanNomor(trx, penghitung)
  const peserta =
    lama ?? new Peserta().useTransaction(trx).merge({ paketId: paket.id, rekananId, nomor })
  await peserta.daftar(actor, pakta)
  return { nomor: peserta.nomor, terdaftarPada: keIso(peserta.terdaftarPada.toMillis())! }
}
