/** Licences expire by the clock alone: an hourly job, and every read of a vendor, notice it. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import Rekanan from '#app/dosir/rekanan'
import { hitungUlangStatus } from '#app/dosir/status/hitung_status'
import { yangTerlanjurHabis, yangTertinggal } from '#app/dosir/status/tertinggal_query'
import { ownAccount } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { transaction } from '#core/database/transaction'
import { oneByOne } from '#core/jobs/one_by_one'

const hitung = (daftar: Iterable<number>): Promise<number> =>
  oneByOne(daftar, async (id) => {
    await transaction(async (trx) => {
      const { lama, baru } = await hitungUlangStatus(trx, id)
      if (lama === 'E' && baru === 'A') await kabariBerlaku(trx, id)
    })
  })

/** Nobody did anything by which the vendor would hear that it is A again. */
async function kabariBerlaku(trx: TransactionClientContract, id: number): Promise<void> {
  const { nama } = await Rekanan.findOrFail(id, { client: trx })
  const { perihal, isi, tombol } = dosirPesan.surat.berlakuLagi
  await tell(trx, ownAccount(id), {
    from: dosirPesan.kabar.pengirim,
    text: dosirPesan.kabar.berlakuLagi,
    link: '/vendor/ijin',
    mail: { subject: perihal, paragraphs: [isi(nama)], button: tombol },
  })
}

/** Before one vendor is shown. Answers whether anything changed. */
export async function segarkanMasaBerlaku(rekananId: number): Promise<boolean> {
  const daftar = await yangTertinggal(rekananId)
  await hitung(daftar)
  return daftar.length > 0
}

/** Before vendors are listed or chosen. Answers how many were recomputed. */
export async function segarkanSemuaMasaBerlaku(): Promise<number> {
  const daftar = await yangTertinggal(null)
  await hitung(daftar)
  return daftar.length
}

/** The job: also those that are E although the licences that were verified are valid. */
export async function rapikanMasaBerlaku(): Promise<void> {
  await hitung(new Set([...(await yangTertinggal(null)), ...(await yangTerlanjurHabis())]))
}
