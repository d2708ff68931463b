/** Revising the schedule of a package under way, and approving the revision (S3 §2.4, §5.2, decisions §5). */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { IsianJadwal } from '@eproc/domain/aturan_paket'
import { keMs, tanggalWaktu } from '@eproc/domain/format'
import { bolehMenyetujui } from '@eproc/domain/hak_akses'
import { berubah, periksaRevisi, type GalatJadwal, type LangkahJadwal } from '@eproc/domain/jadwal'
import { periksaLanjut } from '@eproc/domain/jadwal_tunda'
import { fileTab } from '@eproc/domain/tahap/tab'
import { tahapTersedia, templatUntuk } from '@eproc/domain/tahap/templat'
import { paket as teks } from '@eproc/i18n/id/paket'
import { tahap as teksTahap } from '@eproc/i18n/id/tahap'
import { bacaLangkah, type LangkahTersimpan } from '#app/paket/jadwal_query'
import { anggotaPokja, kabariPeserta, kabariStaf, penggunaPeran } from '#app/paket/kabari_paket'
import type Paket from '#app/paket/paket'
import { tahapDibukaUlang } from '#app/tender/sanggah/keadaan_sanggah'
import { kunciBarisPaket, paketUntuk, wajibHakPaket } from '#app/paket/pelaku_paket'
import {
  batasDaftar,
  galatJadwal,
  gantiRevisi,
  kiniBasisData,
  masaDaftar,
} from '#app/paket/status_paket'
import { mulaiTindakan } from '#app/paket/tindakan'
import { bentrok, isianSalah, terlarang } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

/** Submission stages whose files have been opened. */
async function pemasukanDibuka(trx: TransactionClientContract, paket: Paket): Promise<number[]> {
  const dibuka = await sql<{ tahap: string }>(
    trx,
    'select tahap from pembukaan where paket_id = ? and disahkan_pada is not null',
    [paket.id]
  )
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  return templat
    .filter((t) => t.rekanan?.startsWith('pemasukan:'))
    .filter((masuk) => {
      const berkas = fileTab(masuk.rekanan).join('')
      const buka = templat.find(
        (t) => t.urut > masuk.urut && t.staf.some((s) => s === `pembukaan:${berkas}`)
      )
      return dibuka.some((d) => d.tahap === buka?.kunci)
    })
    .map((t) => t.urut)
}

/** Everything that forbids the revision at this moment; empty when it may take effect. */
async function periksa(
  trx: TransactionClientContract,
  paket: Paket,
  lama: readonly LangkahTersimpan[],
  baru: readonly LangkahJadwal[]
): Promise<GalatJadwal[]> {
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const kini = await kiniBasisData(trx)
  const tunda = paket.statusPelaksanaan === 'P' ? (paket.berhentiPada?.toJSDate() ?? kini) : null
  const tersedia = templat
    .filter((t) => !tahapTersedia(t, paket.metodePemilihan, paket.jenisPengadaan))
    .filter((t) => baru.some((b) => b.urut === t.urut && b.include))
    .map((t) => ({
      urut: t.urut,
      rule: 'unavailable',
      message: teksTahap.jadwal.tidakTersedia(t.nama),
    }))
  return [
    ...tersedia,
    ...periksaRevisi(lama, baru, {
      // While a package is paused its time stands still.
      sekarang: tunda ?? kini,
      pemasukan: templat.filter((t) => t.rekanan?.startsWith('pemasukan:')).map((t) => t.urut),
      sudahDibuka: await pemasukanDibuka(trx, paket),
      bukaUlang: await tahapDibukaUlang(trx, paket),
    }),
    ...(tunda ? periksaLanjut(baru, tunda, kini) : []),
  ]
}

function susun(lama: readonly LangkahTersimpan[], isian: readonly IsianJadwal[]): LangkahJadwal[] {
  const nama = new Map(lama.map((l) => [l.urut, l.tahap]))
  return isian.map((b) => ({
    urut: b.urut,
    tahap: nama.get(b.urut) ?? String(b.urut),
    include: b.include,
    mulai: b.include ? (b.mulai ?? null) : null,
    selesai: b.include ? (b.selesai ?? null) : null,
    remark: b.remark?.trim() || null,
  }))
}

/** Saves a revision that waits for approval; it takes the place of an earlier one that still waited. */
export const simpanRevisi = (
  ctx: HttpContext,
  paketId: number,
  isian: readonly IsianJadwal[],
  alasan: string | null | undefined
) =>
  db.transaction(async (trx) => {
    const paket = await mulaiTindakan(ctx, trx, paketId, 'revisi')
    const lama = await bacaLangkah(trx, paket.id)
    const baru = susun(lama, isian)
    const galat = await periksa(trx, paket, lama, baru)
    if (galat.length > 0) throw isianSalah(galatJadwal(galat))
    const ditunda = paket.statusPelaksanaan === 'P'
    if (!ditunda && !baru.some((b) => ada(lama, b))) throw bentrok(teks.galat.tanpaRevisi)
    await gantiRevisi(trx, paket.id)
    const [revisi] = await sql<{ id: number }>(
      trx,
      `insert into jadwal_revisi (paket_id, lanjutkan, pengaju_id, diajukan_pada, alasan)
       values (?, ?, ?, ${sqlSekarang()}, ?) returning id`,
      [paket.id, ditunda, ctx.pelaku.id, alasan?.trim() || null]
    )
    const baris = baru.map((b) => {
      const asal = lama.find((l) => l.urut === b.urut)!
      return {
        urut: b.urut,
        include: b.include,
        mulai: iso(b.mulai),
        selesai: iso(b.selesai),
        remark: b.remark ?? null,
        mulai_lama: iso(asal.mulai),
        selesai_lama: iso(asal.selesai),
        include_lama: asal.include,
      }
    })
    await sql(
      trx,
      `insert into jadwal_revisi_baris
         (revisi_id, urut, include, mulai, selesai, remark, mulai_lama, selesai_lama, include_lama)
       select ?, b.* from jsonb_to_recordset(?::jsonb) as b(urut int, include boolean, mulai timestamptz,
         selesai timestamptz, remark text, mulai_lama timestamptz, selesai_lama timestamptz, include_lama boolean)`,
      [revisi!.id, JSON.stringify(baris)]
    )
    await catat(trx, sumberDari(ctx), {
      aksi: 'paket.revisi',
      objek: 'paket',
      objekId: paket.id,
      rincian: bedaJadwal(lama, baru),
      alasan: alasan?.trim() || null,
    })
    await kabariStaf(
      trx,
      await penggunaPeran(trx, 'manajerULP'),
      '/ppk/approve-jadwal',
      { pesan: teks.kabar.revisi(paket.kode, paket.nama) },
      ctx.pelaku.id
    )
    return paket.id
  })

const ada = (lama: readonly LangkahTersimpan[], b: LangkahJadwal): boolean =>
  berubah(
    lama.find((l) => l.urut === b.urut)!,
    b
  )

const iso = (nilai: LangkahJadwal['mulai']): string | null => {
  const ms = keMs(nilai)
  return ms === null ? null : new Date(ms).toISOString()
}

function bedaJadwal(lama: readonly LangkahTersimpan[], baru: readonly LangkahJadwal[]) {
  const sebut = (l: LangkahJadwal) =>
    l.include ? `${iso(l.mulai)} – ${iso(l.selesai)}` : teks.kabar.ditiadakan(l.tahap)
  return Object.fromEntries(
    baru
      .filter((b) => ada(lama, b))
      .map((b) => [b.tahap, [sebut(lama.find((l) => l.urut === b.urut)!), sebut(b)]])
  )
}

interface BarisRevisiTersimpan {
  urut: number
  include: boolean
  mulai: Date | null
  selesai: Date | null
  remark: string | null
}

/** manajerULP, not their own; every rule and the clock are checked again, then the schedule is replaced. */
export const setujuiRevisi = (ctx: HttpContext, paketId: number | null) =>
  db.transaction(async (trx) => {
    const { id } = await paketUntuk(ctx, paketId)
    const paket = await kunciBarisPaket(trx, id)
    await wajibHakPaket(ctx, paket, 'jadwal.revisi.setujui', trx)
    const [revisi] = await sql<{ id: number; pengaju_id: number }>(
      trx,
      `select id, pengaju_id from jadwal_revisi where paket_id = ? and status = 'menunggu' for update`,
      [paket.id]
    )
    if (!revisi) throw bentrok(teks.galat.tanpaRevisi)
    if (!bolehMenyetujui(ctx.pelaku.id, [revisi.pengaju_id])) {
      throw terlarang(teks.galat.revisiSendiri)
    }
    if (!'AP'.includes(paket.statusPelaksanaan)) throw bentrok(teks.galat.bukanBerjalan)
    const lama = await bacaLangkah(trx, paket.id)
    const tersimpan = await sql<BarisRevisiTersimpan>(
      trx,
      'select urut, include, mulai, selesai, remark from jadwal_revisi_baris where revisi_id = ? order by urut',
      [revisi.id]
    )
    const nama = new Map(lama.map((l) => [l.urut, l.tahap]))
    const baru: LangkahJadwal[] = tersimpan.map((b) => ({ ...b, tahap: nama.get(b.urut) ?? '' }))
    const galat = await periksa(trx, paket, lama, baru)
    if (galat.length > 0) throw isianSalah(galatJadwal(galat))
    await sql(
      trx,
      `update jadwal j set include = b.include, mulai = b.mulai, selesai = b.selesai,
              remark = coalesce(b.remark, j.remark)
         from jadwal_revisi_baris b where b.revisi_id = ? and j.paket_id = ? and j.urut = b.urut`,
      [revisi.id, paket.id]
    )
    await sql(
      trx,
      `update jadwal_revisi set status = 'disetujui', penyetuju_id = ?, disetujui_pada = ${sqlSekarang()}
        where id = ?`,
      [ctx.pelaku.id, revisi.id]
    )
    await geserPendaftaran(trx, paket, lama)
    await catat(trx, sumberDari(ctx), {
      aksi: 'paket.revisi.setujui',
      objek: 'paket',
      objekId: paket.id,
      rincian: bedaJadwal(lama, baru),
    })
    const kabar = {
      pesan: teks.kabar.revisiDisetujui(paket.kode, paket.nama),
      paragraf: baru
        .filter((b) => ada(lama, b))
        .map((b) =>
          b.include
            ? teks.kabar.rincianRevisi(b.tahap, tanggalWaktu(b.mulai), tanggalWaktu(b.selesai))
            : teks.kabar.ditiadakan(b.tahap)
        ),
    }
    await kabariPeserta(trx, paket, kabar)
    const staf = [paket.ppkId, revisi.pengaju_id, ...(await anggotaPokja(trx, paket.id))]
    await kabariStaf(trx, [...new Set(staf)], '/ppk/tender', kabar, ctx.pelaku.id)
    return paket.id
  })

/** Registration follows its stage; an end that was set later stays, as far as the submission still lasts. */
async function geserPendaftaran(
  trx: TransactionClientContract,
  paket: Paket,
  lama: readonly LangkahTersimpan[]
): Promise<void> {
  const jadwal = await bacaLangkah(trx, paket.id)
  const baru = masaDaftar(paket, jadwal)
  const dulu = masaDaftar(paket, lama)
  const diaturSendiri = paket.selesaiDaftar?.toMillis() !== dulu.selesai?.getTime()
  const batas = batasDaftar(paket, jadwal)
  const selesai = diaturSendiri
    ? [paket.selesaiDaftar!.toJSDate(), ...(batas ? [batas] : [])].toSorted(
        (a, b) => a.getTime() - b.getTime()
      )[0]!
    : baru.selesai
  await sql(
    trx,
    `update paket set mulai_daftar = ?, selesai_daftar = ?, versi = versi + 1,
            diubah_pada = ${sqlSekarang()} where id = ?`,
    [baru.mulai, selesai, paket.id]
  )
}
