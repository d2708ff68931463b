/** The ppk of the package confirms or rejects what the pokja proposed (decisions §2). */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanUrutan, hargaAkhir, lulusBagian } from '@eproc/domain/aturan_evaluasi'
import { bolehMenyetujui } from '@eproc/domain/hak_akses'
import type { IsiPenetapan } from '@eproc/domain/jawaban/tender_hasil'
import { keMs } from '@eproc/domain/format'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { anggotaPokja, kabariStaf } from '#app/paket/kabari_paket'
import type Paket from '#app/paket/paket'
import { kunciBarisPaket, paketUntuk, wajibHakPaket } from '#app/paket/pelaku_paket'
import { keadaanPaket } from '#app/paket/tahap_paket'
import { bobotPaket, muatNilai } from '#app/tender/evaluasi/nilai_query'
import type { JenisPenetapan } from '#app/tender/penetapan/isi_penetapan'
import { bentrok, bidangSalah, terlarang, versiUsang } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

const teks = tenderHasil.penetapan

interface Usul {
  id: number
  tahap: string
  jenis: JenisPenetapan
  isi: IsiPenetapan[]
  alasan: string | null
  pengusulId: number
}

export interface IsianPutusan {
  id?: number | null | undefined
  alasan?: string | null | undefined
}

async function mulai(
  ctx: HttpContext,
  trx: TransactionClientContract,
  paketId: number | null,
  isian: IsianPutusan
): Promise<{ paket: Paket; usul: Usul }> {
  const { id } = await paketUntuk(ctx, paketId)
  await wajibHakPaket(ctx, id, 'tender.penetapan.tegaskan')
  const paket = await kunciBarisPaket(trx, id)
  const [usul] = await sql<Usul>(
    trx,
    `select id, tahap, jenis, isi, alasan, pengusul_id as "pengusulId" from penetapan
      where paket_id = ? and status = 'usul' order by id desc limit 1 for update`,
    [id]
  )
  if (!usul) throw bentrok(teks.tanpaUsul)
  if (isian.id && isian.id !== usul.id) throw versiUsang()
  if (!bolehMenyetujui(ctx.pelaku.id, [usul.pengusulId])) throw terlarang(teks.sendiri)
  return { paket, usul }
}

/** A proposal is confirmed until the next included stage that vendors see begins; a substitute any time. */
async function wajibMasihWaktu(
  trx: TransactionClientContract,
  paket: Paket,
  usul: Usul
): Promise<void> {
  const k = await keadaanPaket(paket, trx)
  if (k.status !== 'A') throw bentrok(teks.lewat)
  if (usul.jenis === 'pengganti') return
  const urut = k.templat.find((t) => t.kunci === usul.tahap)?.urut ?? 0
  const berikut = k.templat.find(
    (t) =>
      t.urut > urut &&
      t.rekanan !== null &&
      k.jadwal.some((b) => b.kunci === t.kunci && b.include && b.mulai !== null)
  )
  const batas = keMs(k.jadwal.find((b) => b.kunci === berikut?.kunci)?.mulai)
  if (batas !== null && k.kini >= batas) throw bentrok(teks.lewat)
}

/** Makes the proposal effective: the ranks are written, at most one of each. */
export const tegaskanPenetapan = (ctx: HttpContext, paketId: number | null, isian: IsianPutusan) =>
  db.transaction(async (trx) => {
    const { paket, usul } = await mulai(ctx, trx, paketId, isian)
    await wajibMasihWaktu(trx, paket, usul)
    await wajibMasihSah(trx, paket, usul)
    await sql(
      trx,
      `update penetapan set status = 'ganti' where paket_id = ? and tahap = ? and status = 'tegas'`,
      [paket.id, usul.tahap]
    )
    await sql(
      trx,
      `update penetapan set status = 'tegas', penegas_id = ?, ditegaskan_pada = ${sqlSekarang()} where id = ?`,
      [ctx.pelaku.id, usul.id]
    )
    if (usul.jenis !== 'kualifikasi') await tulisUrutan(trx, paket.id, usul)
    await catat(trx, sumberDari(ctx), {
      aksi: 'penetapan.tegaskan',
      objek: 'paket',
      objekId: paket.id,
      rincian: { penetapanId: usul.id, tahap: usul.tahap, jenis: usul.jenis, isi: usul.isi },
      alasan: usul.alasan,
    })
    await kabariPokja(ctx, trx, paket, teks.kabarTegas(`${paket.kode} ${paket.nama}`))
  })

/** The evaluation may have changed since the proposal was made. */
async function wajibMasihSah(
  trx: TransactionClientContract,
  paket: Paket,
  usul: Usul
): Promise<void> {
  const nilai = await muatNilai(trx, paket.id)
  if (usul.jenis === 'kualifikasi') {
    const sama = nilai.every(
      (n) =>
        (usul.isi.find((i) => i.vendorId === n.vendorId)?.lulus ?? false) ===
        (lulusBagian(n, 'K') === true)
    )
    if (!sama) throw bentrok(teks.usang)
    return
  }
  const galat = aturanUrutan(
    usul.isi.map(({ vendorId, urutan }) => ({ vendorId, urutan })),
    nilai,
    { bobot: bobotPaket(paket), hps: paket.totalPagu, alasan: usul.alasan }
  ).filter((g) => g.field !== 'alasan')
  const harga = usul.isi.every((i) => {
    const n = nilai.find((x) => x.vendorId === i.vendorId)
    return !n || i.urutan === 0 || hargaAkhir(n) === i.nilai
  })
  if (galat.length > 0 || !harga) throw bentrok(teks.usang)
}

async function tulisUrutan(
  trx: TransactionClientContract,
  paketId: number,
  usul: Usul
): Promise<void> {
  if (usul.jenis === 'pengganti') {
    await sql(
      trx,
      `update evaluasi set gugur_pada = ${sqlSekarang()}, gugur_alasan = ?,
              alasan = jsonb_set(alasan, '{pemenang}', to_jsonb(?::text))
        where paket_id = ? and urutan = 1`,
      [usul.alasan, usul.alasan, paketId]
    )
  }
  // Ranks are unique at every moment: all are taken away before they are given again.
  await sql(trx, 'update evaluasi set urutan = 0 where paket_id = ? and urutan > 0', [paketId])
  for (const { vendorId, urutan } of usul.isi.filter((i) => i.urutan > 0)) {
    await sql(
      trx,
      `update evaluasi set urutan = ?, versi = versi + 1, diubah_pada = ${sqlSekarang()}
        where paket_id = ? and rekanan_id = ?`,
      [urutan, paketId, vendorId]
    )
  }
}

async function kabariPokja(
  ctx: HttpContext,
  trx: TransactionClientContract,
  paket: Paket,
  pesan: string
): Promise<void> {
  await kabariStaf(trx, await anggotaPokja(trx, paket.id), '/ppk/tender', { pesan }, ctx.pelaku.id)
}

/** Sends the proposal back with the reason. */
export const tolakPenetapan = (ctx: HttpContext, paketId: number | null, isian: IsianPutusan) =>
  db.transaction(async (trx) => {
    const { paket, usul } = await mulai(ctx, trx, paketId, isian)
    const alasan = isian.alasan?.trim()
    if (!alasan) throw bidangSalah('alasan', 'required', teks.alasanTolak)
    await sql(
      trx,
      `update penetapan set status = 'tolak', penegas_id = ?, alasan_tolak = ?,
              ditegaskan_pada = ${sqlSekarang()} where id = ?`,
      [ctx.pelaku.id, alasan, usul.id]
    )
    await catat(trx, sumberDari(ctx), {
      aksi: 'penetapan.tolak',
      objek: 'paket',
      objekId: paket.id,
      rincian: { penetapanId: usul.id, tahap: usul.tahap, jenis: usul.jenis },
      alasan,
    })
    await kabariPokja(ctx, trx, paket, teks.kabarTolak(`${paket.kode} ${paket.nama}`, alasan))
  })
