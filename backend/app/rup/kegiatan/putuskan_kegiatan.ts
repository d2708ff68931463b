/** Submitting, approving and rejecting an activity; each step tells the people of the next one (decisions §4). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rupiah } from '@eproc/domain/common/format'
import { teksPeran } from '@eproc/domain/common/roles'
import { langkahBerikut, type LangkahPersetujuan } from '@eproc/domain/rup/tindakan_kegiatan'
import { rup as teks } from '@eproc/i18n/id/rup'
import { kabariStaf } from '#app/paket_berjalan/kabari_paket'
import type Kegiatan from '#app/rup/kegiatan/kegiatan'
import { kegiatanUntuk, type KegiatanDibaca } from '#app/rup/kegiatan/kegiatan_untuk'
import { pemutus } from '#app/rup/kegiatan/menunggu_query'
import { pelakuRencana } from '#app/rup/pelaku_rencana_query'
import type { Pelaku } from '#core/auth/actor'
import { bidangSalah } from '#core/http/errors'
import { penggunaPeran } from '#core/live/audience'

/** Page on which the role of a step decides. */
const HALAMAN_LANGKAH: Readonly<Record<string, string>> = {
  manajer: '/rup/kegiatan/sup',
  ppk: '/ppk',
  manajerULP: '/rup/kegiatan/sup',
  pa: '/rup/kegiatan/pa',
}
export const tautanKegiatan = (halaman: string, id: number): string => `${halaman}?kegiatan=${id}`
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
  await kabariStaf(
    trx,
    orang.map((o) => o.id),
    tautanLangkah(langkah, kegiatan.id),
    {
      pesan: teks.kabar.menunggu(kode, nama),
      paragraf: [teks.kabar.diajukanOleh(pengaju), teks.kabar.pagu(rupiah(pagu))],
    },
    actor.id
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
  await kabariPenyusun(trx, actor, kegiatan, langkah)
}

/** Rejects with a note that its author reads. */
export async function tolakKegiatan(
  trx: TransactionClientContract,
  actor: Pelaku,
  isian: KegiatanDibaca & { catatan?: string | null | undefined }
): Promise<void> {
  const { kegiatan } = await kegiatanUntuk(trx, await pelakuRencana(actor, trx), isian, 'tolak')
  const catatan = isian.catatan?.trim()
  if (!catatan) throw bidangSalah('catatan', 'required', teks.aturan.catatan)
  const langkah = langkahBerikut(kegiatan.persetujuan)!
  await kegiatan.tolak(actor, catatan)
  await kabariPenyusun(trx, actor, kegiatan, langkah)
}

/** Its authors learn of every decision; the procurement unit of the last one. */
async function kabariPenyusun(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id, kode, nama, catatan, persetujuan, pengajuId, penyunting }: Kegiatan,
  langkah: LangkahPersetujuan
): Promise<void> {
  const oleh = `${actor.nama} (${teksPeran(langkah.peran)})`
  const penyusun = [...new Set([pengajuId, ...penyunting])]
  const pesan = catatan
    ? teks.kabar.ditolak(kode, nama, oleh, catatan)
    : persetujuan === 'AD'
      ? teks.kabar.selesai(kode, nama)
      : teks.kabar.disetujui(kode, nama, oleh)
  await kabariStaf(
    trx,
    penyusun,
    tautanKegiatan('/rup/kegiatan', id),
    { pesan, ...(catatan ? { paragraf: [teks.kabar.perbaiki] } : {}) },
    actor.id
  )
  if (persetujuan !== 'AD') return
  const ulp = (await penggunaPeran(trx, 'operatorULP')).filter((u) => !penyusun.includes(u))
  await kabariStaf(trx, ulp, tautanKegiatan('/rup/kegiatan/ulp', id), { pesan }, actor.id)
}
