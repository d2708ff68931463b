/** Topics that the committee opens (S3 §2.5, §4.4): PP while an explanation is open, SH in the objection period. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { FaseTopik } from '@eproc/domain/tahap/tab'
import { uraiTab } from '@eproc/domain/tahap/tab'
import { panitia as teks } from '@eproc/i18n/id/panitia'
import { vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { pembacaTahap } from '#app/paket_berjalan/jadwal/pembaca_tahap'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { tahapTerbuka, type TahapTerbuka } from '#app/paket_berjalan/tahap_paket'
import Topik from '#app/tender/penjelasan/topik'
import { segarkan } from '#app/tender/penjelasan/tulis_penjelasan'
import type { Pelaku } from '#core/auth/actor'
import { conflict, HttpError } from '#core/http/errors'

/** By the stage that is open now. @throws 409 outside both */
async function faseKini(
  trx: TransactionClientContract,
  paket: Paket
): Promise<TahapTerbuka & { fase: FaseTopik }> {
  for (const jenis of ['penjelasan', 'sanggah'] as const) {
    try {
      const varian = jenis === 'sanggah' ? 'B' : null
      const terbuka = await tahapTerbuka(trx, paket, jenis, varian, { sisi: 'rekanan' })
      const fase = jenis === 'sanggah' ? 'SH' : (uraiTab(terbuka.tab).varian as FaseTopik)
      return { ...terbuka, fase }
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) throw error
    }
  }
  throw conflict(teks.errors.tahapChat)
}

export async function buatTopikPanitia(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, subjek, pesan }: { paketId: number; subjek: string; pesan: string }
): Promise<Topik> {
  const izin = { hak: 'tender.chat.jawab', lock: 'share' } as const
  const paket = await paketUntukTindakan(trx, actor, { paketId }, izin)
  const { fase, tahap, keadaan } = await faseKini(trx, paket)
  const topik = new Topik().useTransaction(trx)
  topik.merge({ paketId: paket.id, rekananId: null, fase, subjek, pesan })
  const opened = await topik.sudahAda(actor)
  if (opened) return opened
  await topik.buat(actor)
  const kabar = teks.kabar.topik(paket.nama)
  await tell(
    trx,
    { who: [vendors(...(await pembacaTahap(trx, paket, keadaan, tahap)))], suspendedToo: true },
    packageMessage(kabar, packagePage(paket.id))
  )
  await segarkan(trx, paket)
  return topik
}
