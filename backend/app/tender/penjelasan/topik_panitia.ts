/** Topics that the committee opens (S3 §2.5, §4.4): PP while an explanation is open, SH in the objection period. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { FaseTopik } from '@eproc/domain/tahap/tab'
import { uraiTab } from '@eproc/domain/tahap/tab'
import { panitia as teks } from '@eproc/i18n/id/panitia'
import { vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { pembacaTahap } from '#app/paket_berjalan/jadwal/pembaca_tahap'
import { keadaanPaket, type KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { cariTahapTerbuka, type TahapTerbuka } from '#app/paket_berjalan/tahap_paket'
import Topik from '#app/tender/penjelasan/topik'
import { segarkan } from '#app/tender/penjelasan/tulis_penjelasan'
import type { Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

/** By the stage that is open now; null outside both. */
function faseKini(k: KeadaanPaket, paket: Paket): (TahapTerbuka & { fase: FaseTopik }) | null {
  for (const jenis of ['penjelasan', 'sanggah'] as const) {
    const varian = jenis === 'sanggah' ? 'B' : null
    const terbuka = cariTahapTerbuka(k, paket, jenis, varian, { sisi: 'rekanan' })
    if ('tolak' in terbuka) continue
    const fase = jenis === 'sanggah' ? 'SH' : (uraiTab(terbuka.tab).varian as FaseTopik)
    return { ...terbuka, fase }
  }
  return null
}

/** Those of the packages on which {@link buatTopikPanitia} finds a stage now. */
export const dapatBertopik = (keadaan: ReadonlyMap<Paket, KeadaanPaket>): number[] =>
  [...keadaan].filter(([p, k]) => faseKini(k, p)).map(([p]) => p.id)

export async function buatTopikPanitia(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, subjek, pesan }: { paketId: number; subjek: string; pesan: string }
): Promise<Topik> {
  const izin = { hak: 'tender.chat.jawab', lock: 'share' } as const
  const paket = await paketUntukTindakan(trx, actor, { paketId }, izin)
  const terbuka = faseKini(await keadaanPaket(paket, trx), paket)
  if (!terbuka) throw conflict(teks.errors.tahapChat)
  const { fase, tahap, keadaan } = terbuka
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
