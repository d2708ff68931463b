/** Submitting, approving and rejecting an activity; each step tells the people of the next one (decisions §4). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rupiah } from '@eproc/domain/common/format'
import { teksPeran } from '@eproc/domain/common/roles'
import { langkahBerikut, type LangkahPersetujuan } from '@eproc/domain/rup/tindakan_kegiatan'
import { rup as teks } from '@eproc/i18n/id/rup'
import { roles, users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage } from '#app/paket_berjalan/package_message'
import type Kegiatan from '#app/rup/kegiatan/kegiatan'
import { kegiatanUntuk, type KegiatanDibaca } from '#app/rup/kegiatan/kegiatan_untuk'
import { pemutus } from '#app/rup/kegiatan/menunggu_query'
import { pelakuRencana } from '#app/rup/pelaku_rencana_query'
import type { Pelaku } from '#core/auth/actor'
import { invalidField } from '#core/http/errors'

/** List over which the role of a step decides. */
const HALAMAN_LANGKAH: Readonly<Record<string, string>> = {
  manajer: '/rup/kegiatan/sup',
  ppk: '/ppk',
  manajerULP: '/rup/kegiatan/sup',
  pa: '/rup/kegiatan/pa',
}
/** A kegiatan opened over a list. */
export const tautanKegiatan = (list: string, id: number): string => `${list}/${id}/show`
export const tautanLangkah = (langkah: LangkahPersetujuan, id: number): string =>
  tautanKegiatan(HALAMAN_LANGKAH[langkah.peran] ?? '/rup/kegiatan/view', id)

/** The people of the next step learn that it waits for them. */
async function kabariLangkah(
  trx: TransactionClientContract,
  actor: Pelaku,
  { kegiatan, direktorat }: { kegiatan: Kegiatan; direktorat: string },
  langkah: LangkahPersetujuan,
  pengaju: string
): Promise<void> {
  const { kode, nama, divisi, ppkId, pagu } = kegiatan
  const orang = await pemutus(trx, langkah.peran, { divisi, direktorat, ppkId })
  await tell(
    trx,
    { who: [users(...orang.map((o) => o.id))], except: [actor.id] },
    packageMessage(teks.kabar.menunggu(kode, nama), tautanLangkah(langkah, kegiatan.id), [
      teks.kabar.diajukanOleh(pengaju),
      teks.kabar.pagu(rupiah(pagu)),
    ])
  )
}

export async function ajukanKegiatan(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: KegiatanDibaca
): Promise<void> {
  const ini = await kegiatanUntuk(trx, await pelakuRencana(actor, trx), dibaca, 'ajukan')
  await ini.kegiatan.ajukan(actor)
  await kabariLangkah(trx, actor, ini, langkahBerikut('S')!, actor.nama)
}

export async function setujuiKegiatan(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: KegiatanDibaca
): Promise<void> {
  const ini = await kegiatanUntuk(trx, await pelakuRencana(actor, trx), dibaca, 'setujui')
  const { kegiatan } = ini
  const langkah = langkahBerikut(kegiatan.persetujuan)!
  await kegiatan.setujui(actor)
  const berikut = langkahBerikut(kegiatan.persetujuan)
  if (berikut) {
    await kegiatan.load('pengaju')
    await kabariLangkah(trx, actor, ini, berikut, kegiatan.pengaju?.nama ?? '')
  }
  await kabariPenyusun(trx, actor, ini, langkah)
}

/** Rejects with a note that its author reads. */
export async function tolakKegiatan(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: KegiatanDibaca & { catatan?: string | null | undefined }
): Promise<void> {
  const ini = await kegiatanUntuk(trx, await pelakuRencana(actor, trx), input, 'tolak')
  const { kegiatan } = ini
  const catatan = input.catatan?.trim()
  if (!catatan) throw invalidField('catatan', 'required', teks.aturan.catatan)
  const langkah = langkahBerikut(kegiatan.persetujuan)!
  await kegiatan.tolak(actor, catatan)
  await kabariPenyusun(trx, actor, ini, langkah)
}

/** Its authors learn of every decision, its division's planners where nobody else wrote on it; ULP of the last one. */
async function kabariPenyusun(
  trx: TransactionClientContract,
  actor: Pelaku,
  { kegiatan, direktorat }: { kegiatan: Kegiatan; direktorat: string },
  langkah: LangkahPersetujuan
): Promise<void> {
  const { id, kode, nama, divisi, ppkId, catatan, persetujuan, pengajuId, penyunting } = kegiatan
  const oleh = `${actor.nama} (${teksPeran(langkah.peran)})`
  const lain = [pengajuId, ...penyunting].filter((one) => one !== null && one !== actor.id)
  const penyusun =
    lain.length > 0
      ? lain
      : (await pemutus(trx, 'operator', { divisi, direktorat, ppkId })).map((o) => o.id)
  const pesan = catatan
    ? teks.kabar.ditolak(kode, nama, oleh, catatan)
    : persetujuan === 'AD'
      ? teks.kabar.selesai(kode, nama)
      : teks.kabar.disetujui(kode, nama, oleh)
  await tell(
    trx,
    { who: [users(...penyusun)], except: [actor.id] },
    packageMessage(pesan, tautanKegiatan('/rup/kegiatan', id), catatan ? [teks.kabar.perbaiki] : [])
  )
  if (persetujuan !== 'AD') return
  await tell(
    trx,
    { who: [roles('operatorULP')], except: [actor.id, ...penyusun] },
    packageMessage(pesan, tautanKegiatan('/rup/kegiatan/ulp', id))
  )
}
