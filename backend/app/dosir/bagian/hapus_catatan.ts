/** Deleting a record of a section, and what may not be taken away (decisions §3). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bagianDosir, tumpuanTerakhir } from '@eproc/domain/dosir/bagian'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { ajukanBagian } from '#app/dosir/bagian/ajukan_bagian'
import { currentBagian } from '#app/dosir/bagian/bagian_content_query'
import type { DosirRecord } from '#app/dosir/bagian/dosir_record'
import { hapusRecord } from '#app/dosir/bagian/simpan_record'
import IjinUsaha from '#app/dosir/ijin_usaha/ijin_usaha'
import type Rekanan from '#app/dosir/rekanan'
import type { Actor } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

/** Why the record has to stay: an active vendor's status rests on it. Null where it may go. */
export async function alasanTetap(rekanan: Rekanan, record: DosirRecord): Promise<string | null> {
  if (rekanan.status !== 'A') return null
  const bagian = bagianDosir((record.constructor as typeof DosirRecord).bagian)
  const isi = await currentBagian(rekanan.$trx!, rekanan, bagian)
  if (!(record instanceof IjinUsaha)) {
    return tumpuanTerakhir(bagian, isi) ? dosirPesan.tolak.tumpuan(bagian.judul) : null
  }
  const { id, jenis } = record
  const sejenis = await rekanan.related('ijin').query().where({ jenis }).whereNot('id', id).first()
  return tumpuanTerakhir(bagian, isi, { jenis, lain: sejenis !== null })
    ? dosirPesan.tolak.tumpuanIjin(jenis)
    : null
}

/**
 * Deletes a record of a vendor and hands its section in again.
 * @param rekanan row locked by the caller
 */
export async function hapusCatatan(
  trx: TransactionClientContract,
  actor: Actor,
  rekanan: Rekanan,
  record: DosirRecord
): Promise<void> {
  const alasan = await alasanTetap(rekanan, record)
  if (alasan) throw conflict(alasan)
  await hapusRecord(trx, actor, record)
  const { bagian: kunci } = record.constructor as typeof DosirRecord
  await ajukanBagian(trx, actor, { rekanan, kunci, berubah: true })
}
