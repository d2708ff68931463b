/** Submitting, approving and rejecting an activity; each step tells the people of the next one (decisions §4). */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rupiah } from '@eproc/domain/format'
import type { Kegiatan } from '@eproc/domain/jawaban/rup'
import { teksPeran } from '@eproc/domain/peran'
import type { StatusPersetujuan } from '@eproc/domain/pilihan'
import {
  langkahBerikut,
  type LangkahPersetujuan,
  type PelakuRencana,
} from '@eproc/domain/tindakan_kegiatan'
import { rup as teks } from '@eproc/i18n/id/rup'
import { kabariStaf, penggunaPeran } from '#app/paket/kabari_paket'
import { barisKegiatan, keKegiatan, type BarisKegiatan } from '#app/rup/kegiatan_query'
import { pemutus } from '#app/rup/menunggu'
import { pelakuRencana } from '#app/rup/pelaku_rencana'
import { mulaiKegiatan } from '#app/rup/simpan_kegiatan'
import { bidangSalah } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

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

async function kabariLangkah(
  trx: TransactionClientContract,
  ctx: HttpContext,
  b: BarisKegiatan,
  langkah: LangkahPersetujuan,
  pengaju: string
): Promise<void> {
  const orang = await pemutus(trx, langkah.peran, {
    divisi: b.divisi_kode,
    direktorat: b.direktorat,
    ppkId: b.ppk_id,
  })
  await kabariStaf(
    trx,
    orang.map((o) => o.id),
    tautanLangkah(langkah, b.id),
    {
      pesan: teks.kabar.menunggu(b.kode, b.nama),
      paragraf: [teks.kabar.diajukanOleh(pengaju), teks.kabar.pagu(rupiah(b.pagu))],
    },
    ctx.pelaku.id
  )
}

async function tulisPersetujuan(
  trx: TransactionClientContract,
  id: number,
  persetujuan: StatusPersetujuan,
  catatan: string | null
): Promise<void> {
  await sql(
    trx,
    `update kegiatan set persetujuan = ?, catatan = ?, persetujuan_pada = ${sqlSekarang()}, versi = versi + 1,
            diubah_pada = ${sqlSekarang()} where id = ?`,
    [persetujuan, catatan, id]
  )
}

const segar = async (
  trx: TransactionClientContract,
  pelaku: PelakuRencana,
  id: number
): Promise<Kegiatan> => keKegiatan((await barisKegiatan(trx, pelaku, id))!, pelaku)

export const ajukanKegiatan = (ctx: HttpContext, id: number | null, versi?: number | null) =>
  db.transaction(async (trx) => {
    const pelaku = await pelakuRencana(ctx.pelaku, trx)
    const b = await mulaiKegiatan(trx, pelaku, id, 'ajukan', versi)
    await tulisPersetujuan(trx, b.id, 'S', null)
    await sql(
      trx,
      `update kegiatan set pengaju_id = ?, diajukan_pada = ${sqlSekarang()} where id = ?`,
      [pelaku.id, b.id]
    )
    await catat(trx, sumberDari(ctx), {
      aksi: 'kegiatan.ajukan',
      objek: 'kegiatan',
      objekId: b.id,
      rincian: { persetujuan: [b.persetujuan, 'S'] },
    })
    await kabariLangkah(trx, ctx, b, langkahBerikut('S')!, ctx.pelaku.nama)
    return segar(trx, pelaku, b.id)
  })

/** Approves, or with a note rejects, in the step in which the activity stands. */
export const putuskanKegiatan = (
  ctx: HttpContext,
  id: number | null,
  setuju: boolean,
  isian: { catatan?: string | null | undefined; versi?: number | null | undefined }
) =>
  db.transaction(async (trx) => {
    const pelaku = await pelakuRencana(ctx.pelaku, trx)
    const b = await mulaiKegiatan(trx, pelaku, id, setuju ? 'setujui' : 'tolak', isian.versi)
    const catatan = setuju ? null : isian.catatan?.trim() || null
    if (!setuju && !catatan) throw bidangSalah('catatan', 'required', teks.aturan.catatan)
    const langkah = langkahBerikut(b.persetujuan)!
    const hasil = setuju ? langkah.setuju : langkah.tolak
    await tulisPersetujuan(trx, b.id, hasil, catatan)
    await catat(trx, sumberDari(ctx), {
      aksi: setuju ? 'kegiatan.setujui' : 'kegiatan.tolak',
      objek: 'kegiatan',
      objekId: b.id,
      rincian: { persetujuan: [b.persetujuan, hasil] },
      alasan: catatan,
    })
    const berikut = langkahBerikut(hasil)
    if (setuju && berikut) await kabariLangkah(trx, ctx, b, berikut, b.pengaju ?? '')
    await kabariPenyusun(trx, ctx, b, hasil, catatan, langkah)
    return segar(trx, pelaku, b.id)
  })

/** Its authors learn of every decision; the procurement unit of the last one. */
async function kabariPenyusun(
  trx: TransactionClientContract,
  ctx: HttpContext,
  b: BarisKegiatan,
  hasil: StatusPersetujuan,
  catatan: string | null,
  langkah: LangkahPersetujuan
): Promise<void> {
  const oleh = `${ctx.pelaku.nama} (${teksPeran(langkah.peran)})`
  const penyusun = [...new Set([b.pengaju_id, ...b.penyunting])]
  const pesan = catatan
    ? teks.kabar.ditolak(b.kode, b.nama, oleh, catatan)
    : hasil === 'AD'
      ? teks.kabar.selesai(b.kode, b.nama)
      : teks.kabar.disetujui(b.kode, b.nama, oleh)
  await kabariStaf(
    trx,
    penyusun,
    tautanKegiatan('/rup/kegiatan', b.id),
    { pesan, ...(catatan ? { paragraf: [teks.kabar.perbaiki] } : {}) },
    ctx.pelaku.id
  )
  if (hasil !== 'AD') return
  const ulp = (await penggunaPeran(trx, 'operatorULP')).filter((id) => !penyusun.includes(id))
  await kabariStaf(trx, ulp, tautanKegiatan('/rup/kegiatan/ulp', b.id), { pesan }, ctx.pelaku.id)
}
