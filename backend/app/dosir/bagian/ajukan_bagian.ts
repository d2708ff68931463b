import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bagianDosir, setelahSimpan, type BagianKey } from '@eproc/domain/dosir/bagian'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { currentBagian } from '#app/dosir/bagian/bagian_content_query'
import type Rekanan from '#app/dosir/rekanan'
import { hitungStatus } from '#app/dosir/status/hitung_status'
import { verifiers } from '#app/notifikasi/audience'
import { tell, type Message } from '#app/notifikasi/tell'
import type { Actor } from '#core/auth/actor'

/** In the vendor's name, leading to its dossier. */
export const untukVerifikator = ({ id, nama }: Rekanan, text: string): Message => ({
  from: nama,
  text,
  link: `/admin/vendor/${id}/show`,
})

/**
 * Hands a section in after its content was saved or deleted: V when complete, else N (decisions §3);
 * recomputes the vendor's status and tells the verifiers when there is something new to verify. A
 * remark that is answered by it stays in the journal. A save without any difference (`berubah` false) leaves a verified
 * section verified.
 * @param rekanan row locked by the caller; it carries the new state afterwards
 */
export async function ajukanBagian(
  trx: TransactionClientContract,
  actor: Actor,
  { rekanan, kunci: key, berubah }: { rekanan: Rekanan; kunci: BagianKey; berubah: boolean }
): Promise<void> {
  const bagian = bagianDosir(key)
  const previous = rekanan.keadaan(bagian)
  if (!berubah && previous.status !== 'N') return
  const baru = setelahSimpan(bagian, previous, await currentBagian(trx, rekanan, bagian))
  await rekanan.ajukan(actor, bagian, baru)
  const hasil = await hitungStatus(trx, rekanan, actor)
  const { siapVerifikasi, perubahanBagian } = dosirPesan.kabar
  if (hasil.baru === 'V' && hasil.lama !== 'V') {
    const kabar = siapVerifikasi(rekanan.nama, rekanan.noRegistrasi)
    await tell(trx, { who: [verifiers] }, untukVerifikator(rekanan, kabar))
  } else if (hasil.baru !== 'N' && previous.status !== 'V' && baru.status === 'V') {
    const kabar = perubahanBagian(rekanan.nama, bagian.judul)
    await tell(trx, { who: [verifiers] }, untukVerifikator(rekanan, kabar))
  }
}
