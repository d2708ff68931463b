import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tender as teks } from '@eproc/i18n/id/tender'
import Rekanan from '#app/dosir/rekanan'
import type Paket from '#app/paket_berjalan/paket'
import { berandaRekanan, kabariRekanan } from '#app/verifikasi/rekanan/kabari_rekanan'

/** Tells one vendor about its package by bell and mail. */
export async function kabariSatu(
  trx: TransactionClientContract,
  paket: Paket,
  rekananId: number,
  isi: { kabar: string; perihal: string; paragraf: readonly string[] }
): Promise<void> {
  const rekanan = await Rekanan.findOrFail(rekananId, { client: trx })
  await kabariRekanan(trx, rekanan, {
    kabar: isi.kabar,
    perihal: isi.perihal,
    paragraf: [isi.kabar, ...isi.paragraf, teks.kabar.baris(paket.nama, paket.kode)],
    tautan: berandaRekanan(rekanan),
    tombol: teks.kabar.tombol,
  })
}
