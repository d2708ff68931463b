/** Execution status of a package (decisions §5): publish, finish, fail, cancel, pause, resume. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jumlahPokjaSah, kurangPaket } from '@eproc/domain/aturan_paket'
import { keMs, tanggalWaktu } from '@eproc/domain/format'
import { periksaPenerbitan, type GalatJadwal } from '@eproc/domain/jadwal'
import type { StatusPelaksanaan } from '@eproc/domain/pilihan'
import { pemasukanPertama, tahapPendaftaran, templatUntuk } from '@eproc/domain/tahap/templat'
import type { TindakanPaket } from '@eproc/domain/tindakan_paket'
import { paket as teks } from '@eproc/i18n/id/paket'
import { bacaLangkah, type LangkahTersimpan } from '#app/paket/jadwal_query'
import { anggotaPokja, kabariPeserta, kabariStaf, type Kabar } from '#app/paket/kabari_paket'
import type Paket from '#app/paket/paket'
import { mulaiTindakan } from '#app/paket/tindakan'
import { sppbjTerkirim } from '#app/tender/kiriman_query'
import { bentrok, bidangSalah, isianSalah, type GalatIsian } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

/** Findings of a schedule as field messages; the row is named by its number. */
export const galatJadwal = (daftar: readonly GalatJadwal[]): GalatIsian[] =>
  daftar.map((g) => ({
    field: g.urut === null ? 'listJadwal' : `listJadwal.${g.urut - 1}`,
    rule: g.rule,
    message: g.message,
  }))

/** The database's present moment, read after the locks were taken. */
export async function kiniBasisData(trx: TransactionClientContract): Promise<Date> {
  const [baris] = await sql<{ kini: Date }>(trx, `select ${sqlSekarang()} as kini`)
  return baris!.kini
}

async function tulisPelaksanaan(
  ctx: HttpContext,
  trx: TransactionClientContract,
  paket: Paket,
  status: StatusPelaksanaan,
  aksi: string,
  alasan: string | null
): Promise<void> {
  await sql(
    trx,
    `update paket set status_pelaksanaan = ?, alasan = ?, versi = versi + 1,
            diubah_pada = ${sqlSekarang()} where id = ?`,
    [status, alasan, paket.id]
  )
  await catat(trx, sumberDari(ctx), {
    aksi: `paket.${aksi}`,
    objek: 'paket',
    objekId: paket.id,
    rincian: { statusPelaksanaan: [paket.statusPelaksanaan, status] },
    alasan,
  })
}

async function kabariSemua(
  ctx: HttpContext,
  trx: TransactionClientContract,
  paket: Paket,
  kabar: Kabar
): Promise<void> {
  if (paket.statusPelaksanaan !== 'N') await kabariPeserta(trx, paket, kabar)
  const staf = [paket.ppkId, ...(await anggotaPokja(trx, paket.id))]
  await kabariStaf(trx, staf, '/ppk/tender', kabar, ctx.pelaku.id)
}

/** Start and end of the stage in which vendors register. */
export function masaDaftar(
  paket: Paket,
  jadwal: readonly LangkahTersimpan[]
): { mulai: Date | null; selesai: Date | null } {
  const kunci = tahapPendaftaran(templatUntuk(paket.metodePemilihan, paket.kualifikasi))?.kunci
  const baris = jadwal.find((l) => l.kunci === kunci && l.include)
  return { mulai: baris?.mulai ?? null, selesai: baris?.selesai ?? null }
}

/** N → A: the schedule is sound and has not begun, HPS, a location, KAK and pokja are there. */
export const terbitkanPaket = (ctx: HttpContext, id: number | null) =>
  db.transaction(async (trx) => {
    const paket = await mulaiTindakan(ctx, trx, id, 'terbitkan')
    const jadwal = await bacaLangkah(trx, paket.id)
    const [jumlah] = await sql<{ lokasi: number; kbli: number }>(
      trx,
      `select (select count(*)::int from paket_lokasi where paket_id = ?) as lokasi,
              (select count(*)::int from paket_kbli where paket_id = ?) as kbli`,
      [paket.id, paket.id]
    )
    const pokja = await anggotaPokja(trx, paket.id)
    const galat = [
      ...galatJadwal(periksaPenerbitan(jadwal, await kiniBasisData(trx))),
      ...kurangPaket({
        totalPagu: paket.totalPagu,
        jumlahLokasi: jumlah!.lokasi,
        jumlahKbli: jumlah!.kbli,
        adaKak: paket.fileKak !== null,
      }),
    ]
    if (!jumlahPokjaSah(paket.metodePemilihan, pokja.length)) {
      galat.push({ field: 'pokja', rule: 'required', message: teks.lengkap.pokja })
    }
    if (galat.length > 0) throw isianSalah(galat)
    const daftar = masaDaftar(paket, jadwal)
    await sql(
      trx,
      `update paket set mulai_daftar = ?, selesai_daftar = ?, diterbitkan_pada = ${sqlSekarang()} where id = ?`,
      [daftar.mulai, daftar.selesai, paket.id]
    )
    await tulisPelaksanaan(ctx, trx, paket, 'A', 'terbitkan', null)
    await kabariStaf(
      trx,
      [paket.ppkId, ...pokja],
      '/ppk/tender',
      { pesan: teks.kabar.terbit(paket.kode, paket.nama) },
      ctx.pelaku.id
    )
    return paket.id
  })

type Akhir = 'gagal' | 'batal' | 'tunda'
const STATUS_AKHIR = { gagal: 'G', batal: 'B', tunda: 'P' } as const

/** Fail, cancel or pause; each needs a reason. */
export const hentikanPaket = (
  ctx: HttpContext,
  id: number | null,
  tindakan: Akhir,
  alasan: string | null | undefined
) =>
  db.transaction(async (trx) => {
    const paket = await mulaiTindakan(ctx, trx, id, tindakan)
    const sebab = alasan?.trim()
    if (!sebab) throw bidangSalah('alasan', 'required', teks.aturan.alasan)
    await tulisPelaksanaan(ctx, trx, paket, STATUS_AKHIR[tindakan], tindakan, sebab)
    if (tindakan !== 'tunda') await gantiRevisi(trx, paket.id)
    await kabariSemua(ctx, trx, paket, {
      pesan: teks.kabar[tindakan](paket.kode, paket.nama),
      paragraf: [teks.kabar.alasan(sebab)],
    })
    return paket.id
  })

/** A pending revision has no object any more. */
export async function gantiRevisi(trx: TransactionClientContract, paketId: number): Promise<void> {
  await sql(
    trx,
    `update jadwal_revisi set status = 'diganti' where paket_id = ? and status = 'menunggu'`,
    [paketId]
  )
}

/** P → A, once a revision made during the pause was approved. */
export const lanjutkanPaket = (ctx: HttpContext, id: number | null) =>
  db.transaction(async (trx) => {
    const paket = await mulaiTindakan(ctx, trx, id, 'lanjutkan')
    const [revisi] = await sql(
      trx,
      `select 1 from jadwal_revisi where paket_id = ? and status = 'disetujui' and lanjutkan
         and disetujui_pada > coalesce(?::timestamptz, '-infinity') limit 1`,
      [paket.id, paket.berhentiPada?.toISO() ?? null]
    )
    if (!revisi) throw bentrok(teks.galat.perluRevisi)
    await tulisPelaksanaan(ctx, trx, paket, 'A', 'lanjutkan', null)
    await kabariSemua(ctx, trx, paket, { pesan: teks.kabar.lanjutkan(paket.kode, paket.nama) })
    return paket.id
  })

/** A → S: TEN and SEL once SPPBJ is sent; TLA and PLA once the minutes are. */
export const selesaikanPaket = (
  ctx: HttpContext,
  id: number | null,
  tindakan: Extract<TindakanPaket, 'selesai'> = 'selesai'
) =>
  db.transaction(async (trx) => {
    const paket = await mulaiTindakan(ctx, trx, id, tindakan)
    await periksaSelesai(trx, paket)
    await tulisPelaksanaan(ctx, trx, paket, 'S', 'selesai', null)
    await gantiRevisi(trx, paket.id)
    await kabariSemua(ctx, trx, paket, { pesan: teks.kabar.selesai(paket.kode, paket.nama) })
    return paket.id
  })

async function periksaSelesai(trx: TransactionClientContract, paket: Paket): Promise<void> {
  if (paket.metodePemilihan === 'TEN' || paket.metodePemilihan === 'SEL') {
    if (!(await sppbjTerkirim(paket.id, trx))) throw bentrok(teks.galat.perluSppbj)
    return
  }
  const jadwal = await bacaLangkah(trx, paket.id)
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const adaBaPl = templat.some(
    (t) => t.staf.includes('ba-pl') && jadwal.some((l) => l.kunci === t.kunci && l.include)
  )
  const tabel = adaBaPl ? 'ba_pl' : 'ba_negosiasi'
  const [acara] = await sql(trx, `select 1 from ${tabel} where paket_id = ? limit 1`, [paket.id])
  if (!acara) throw bentrok(teks.galat.perluBeritaAcara)
}

/** The end of registration, up to the end of the first submission stage. `selesaiDaftar` is ISO 8601. */
export const aturPendaftaran = (ctx: HttpContext, id: number | null, selesaiDaftar: string) =>
  db.transaction(async (trx) => {
    const paket = await mulaiTindakan(ctx, trx, id, 'pendaftaran')
    const jadwal = await bacaLangkah(trx, paket.id)
    const akhir = batasDaftar(paket, jadwal)
    const baru = keMs(selesaiDaftar)
    const kini = (await kiniBasisData(trx)).getTime()
    const mulai = paket.mulaiDaftar?.toMillis() ?? 0
    const batas = akhir?.getTime() ?? 0
    if (baru === null || baru <= mulai || baru <= kini || baru > batas) {
      const pesan = teks.aturan.selesaiDaftar(`${tanggalWaktu(akhir)} WIB`)
      throw bidangSalah('selesaiDaftar', 'range', pesan)
    }
    await sql(
      trx,
      `update paket set selesai_daftar = ?, versi = versi + 1, diubah_pada = ${sqlSekarang()} where id = ?`,
      [new Date(baru), paket.id]
    )
    await catat(trx, sumberDari(ctx), {
      aksi: 'paket.pendaftaran',
      objek: 'paket',
      objekId: paket.id,
      rincian: {
        selesaiDaftar: [paket.selesaiDaftar?.toISO() ?? null, new Date(baru).toISOString()],
      },
    })
    return paket.id
  })

/** End of the first submission stage. */
export function batasDaftar(paket: Paket, jadwal: readonly LangkahTersimpan[]): Date | null {
  const kunci = pemasukanPertama(templatUntuk(paket.metodePemilihan, paket.kualifikasi))?.kunci
  return jadwal.find((l) => l.kunci === kunci && l.include)?.selesai ?? null
}
