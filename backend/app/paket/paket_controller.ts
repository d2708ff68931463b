import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import type { AcuanPaket, DurasiTemplat, PendanaanUmum } from '@eproc/domain/jawaban/paket'
import { sisaPagu } from '@eproc/domain/hps'
import { usulkanJadwal } from '@eproc/domain/jadwal'
import { STATUS_PELAKSANAAN, STATUS_PERSETUJUAN, kodePilihan } from '@eproc/domain/pilihan'
import { apakahRekanan } from '@eproc/domain/peran'
import { jadwalAwal, kodeTemplat } from '@eproc/domain/tahap/templat'
import { paket as teks } from '@eproc/i18n/id/paket'
import { bacaJadwal } from '#app/paket/jadwal_query'
import { kegiatanSiap, paguPla } from '#app/paket/pagu_kegiatan'
import { TAMPAK_BAGI_UMUM } from '#app/paket/paket_rekanan'
import { paketBagi } from '#app/paket/paket_rekanan'
import { daftarPaket, URUT_PAKET, type SaringPaket } from '#app/paket/paket_query'
import { paketUntuk } from '#app/paket/pelaku_paket'
import { paketValidator, usulJadwalValidator } from '#app/paket/paket_validator'
import { lokasiKerja, perubahanPaket, rincianPaket, sumberDana } from '#app/paket/rincian_paket'
import { BERKAS_PAKET, simpanPaket, type BidangBerkasPaket } from '#app/paket/simpan_paket'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/pilihan'
import { bidangSalah, tidakDitemukan } from '#inti/galat'
import { kirimData, kirimDaftar, kirimRest } from '#inti/jawaban'
import { bacaHalaman, bacaRest, idJalur, tolakKueriAsing } from '#inti/kueri'
import { bolehMasuk } from '#inti/sesi'
import { sql } from '#inti/sql'
import { denganBerkas } from '#inti/terima_berkas'
import { hariIni } from '#inti/waktu'

const SARING = ['statusPelaksanaan', 'status', 'metodePemilihan', 'tanpaPokja', 'tahun'] as const
const aturanBerkas = { jenis: [...JENIS_BERKAS_UMUM], maks: 'MAKS_UKURAN_TENDER' as const }

/** Budget year of the path. */
export function tahunJalur(ctx: HttpContext): number {
  const tahun = idJalur(ctx, 'tahun')
  if (tahun === null || tahun < 2020 || tahun > 2035) throw tidakDitemukan()
  return tahun
}

function saringan(saring: Record<string, string>): SaringPaket {
  const dari = (nilai: string | undefined, daftar: readonly string[], bidang: string) => {
    if (nilai === undefined) return undefined
    const isi = nilai.split(',')
    if (isi.some((k) => !daftar.includes(k))) {
      throw bidangSalah(bidang, 'enum', teks.aturan.pilihan)
    }
    return isi
  }
  const pelaksanaan = dari(
    saring.statusPelaksanaan,
    kodePilihan(STATUS_PELAKSANAAN),
    'statusPelaksanaan'
  )
  // An empty approval status cannot be asked for with an empty value: 'baru' stands for it.
  const status = dari(saring.status, ['baru', ...kodePilihan(STATUS_PERSETUJUAN)], 'status')?.map(
    (k) => (k === 'baru' ? '' : k)
  )
  const metode = dari(saring.metodePemilihan, ['TLA', 'PLA', 'TEN', 'SEL'], 'metodePemilihan')
  const tahun = saring.tahun === undefined ? undefined : Number(saring.tahun)
  if (tahun !== undefined && !Number.isInteger(tahun)) {
    throw bidangSalah('tahun', 'number', teks.aturan.pilihan)
  }
  return {
    ...(pelaksanaan ? { pelaksanaan } : {}),
    ...(status ? { status } : {}),
    ...(metode ? { metode: metode[0]! } : {}),
    ...(tahun === undefined ? {} : { tahun }),
    ...(saring.tanpaPokja === '1' || saring.tanpaPokja === 'true' ? { tanpaPokja: true } : {}),
  }
}

export default class PaketController {
  /** GET /api/rup/paket/status/{status}/tahun/{tahun} */
  async menurutStatus(ctx: HttpContext) {
    const halaman = bacaHalaman(ctx, { urut: URUT_PAKET, saring: SARING })
    const status = String(ctx.params.status)
    const { baris, total } = await daftarPaket(ctx.pelaku, halaman, {
      ...saringan(halaman.saring),
      status: [status],
      tahun: tahunJalur(ctx),
    })
    kirimDaftar(ctx, baris, total)
  }

  /** GET /api/rup/paket/lelang/tahun/{tahun}: every package of the year in the caller's scope */
  async lelang(ctx: HttpContext) {
    const halaman = bacaHalaman(ctx, { urut: URUT_PAKET, saring: SARING })
    const { baris, total } = await daftarPaket(ctx.pelaku, halaman, {
      ...saringan(halaman.saring),
      tahun: tahunJalur(ctx),
    })
    kirimDaftar(ctx, baris, total)
  }

  async satu(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { id } = await paketUntuk(ctx, idJalur(ctx))
    kirimData(ctx, await rincianPaket(ctx.pelaku, id))
  }

  async perubahan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { id } = await paketUntuk(ctx, idJalur(ctx))
    kirimData(ctx, await perubahanPaket(id))
  }

  async tambah(ctx: HttpContext) {
    const id = await this.#simpan(ctx, null)
    kirimData(ctx, await rincianPaket(ctx.pelaku, id), teks.sukses.simpan)
  }

  async ubah(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx, idJalur(ctx))
    await this.#simpan(ctx, id)
    kirimData(ctx, await rincianPaket(ctx.pelaku, id), teks.sukses.simpan)
  }

  async restDaftar(ctx: HttpContext) {
    const kueri = bacaRest(ctx, { urut: URUT_PAKET, saring: SARING })
    const { baris, total } = await daftarPaket(ctx.pelaku, kueri, {
      ...saringan(kueri.saring),
      ids: kueri.ids,
    })
    kirimRest(ctx, 'paket', baris, kueri.awal, total)
  }

  async restSatu(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { id } = await paketUntuk(ctx, idJalur(ctx))
    ctx.response.send(await rincianPaket(ctx.pelaku, id))
  }

  async restTambah(ctx: HttpContext) {
    const id = await this.#simpan(ctx, null)
    ctx.response.send(await rincianPaket(ctx.pelaku, id))
  }

  async restUbah(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx, idJalur(ctx))
    await this.#simpan(ctx, id)
    ctx.response.send(await rincianPaket(ctx.pelaku, id))
  }

  /** JSON, or multipart with the parts as JSON in the field `data` beside the documents. */
  async #simpan(ctx: HttpContext, id: number | null): Promise<number> {
    tolakKueriAsing(ctx, [])
    const bidang = Object.keys(BERKAS_PAKET) as BidangBerkasPaket[]
    const aturan = Object.fromEntries(bidang.map((b) => [b, aturanBerkas])) as Record<
      BidangBerkasPaket,
      typeof aturanBerkas
    >
    return denganBerkas(ctx, aturan, async ({ isian, berkas }) => {
      const { versi, hapusBerkas, id: _id, ...isi } = await paketValidator.validate(uraiData(isian))
      return simpanPaket(ctx, { id, versi, isian: isi, berkas, hapusBerkas: hapusBerkas ?? [] })
    })
  }

  /** GET /api/paket/acuan/{tahun}?paketId=: what the editor chooses from and is limited by */
  async acuan(ctx: HttpContext) {
    tolakKueriAsing(ctx, ['paketId'])
    const asal = ctx.request.qs().paketId as unknown
    const paketId = asal === undefined ? null : Number(asal)
    if (paketId !== null && !Number.isInteger(paketId)) throw tidakDitemukan()
    const kegiatan = await kegiatanSiap(db, tahunJalur(ctx), paketId)
    const jawaban: AcuanPaket = {
      paguPla: await paguPla(),
      kegiatan: kegiatan.map((k) => ({
        id: k.id,
        kode: k.kode,
        nama: k.nama,
        tahunAnggaran: k.tahun_anggaran,
        jenisPengadaan: k.jenis_pengadaan,
        ppkId: k.ppk_id,
        ppk: k.ppk,
        persetujuan: k.persetujuan,
        divisi: k.divisi_kode,
        namaDivisi: k.nama_divisi,
        pagu: k.pagu,
        sisaPagu: sisaPagu(k.pagu, k.terpakai),
      })),
    }
    kirimData(ctx, jawaban)
  }

  /** POST /api/paket/usul-jadwal: usual durations in working days from a first day on */
  async usulJadwal(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(usulJadwalValidator)
    const kualifikasi = isian.kualifikasi ?? null
    const templat = kodeTemplat(isian.metodePemilihan, kualifikasi)
    if (templat === null) throw bidangSalah('kualifikasi', 'enum', teks.aturan.pilihan)
    const pilihan = new Map((isian.tahap ?? []).map((t) => [t.urut, t.include]))
    const langkah = jadwalAwal(isian.metodePemilihan, kualifikasi, isian.jenisPengadaan).map(
      ({ urut, tahap, include }) => ({ urut, tahap, include: pilihan.get(urut) ?? include })
    )
    const [durasi, libur] = await Promise.all([
      sql<{ urut: number; durasi: number; jeda: number }>(
        db,
        `select urut, durasi_hari_kerja as durasi, jeda_sesudah_hari_kerja as jeda
           from template_durasi where template = ?`,
        [templat]
      ),
      sql<{ tanggal: string }>(db, 'select tanggal from libur'),
    ])
    const mulai = isian.mulai ?? DateTime.fromISO(hariIni()).plus({ days: 1 }).toISODate()!
    kirimData(ctx, usulkanJadwal(langkah, durasi, mulai, new Set(libur.map((l) => l.tanggal))))
  }

  // Public sub-lists: published packages, TLA only for its invited; staff in their scope.

  async lokasi(ctx: HttpContext) {
    const { id, staf } = await tampak(ctx)
    const daftar = await lokasiKerja(id)
    // The value of a location is part of the HPS, which only staff see in parts.
    kirimData(ctx, staf ? daftar : daftar.map((l) => ({ ...l, nilaiPekerjaan: null })))
  }

  async dana(ctx: HttpContext) {
    const { id, staf } = await tampak(ctx)
    const daftar = await sumberDana(id)
    // Amounts, MAK and activities are the plan's, for staff; others learn where the money comes from.
    kirimData(ctx, staf ? daftar : danaUmum(daftar))
  }

  /** GET /api/rup/jadwal/{id}: every stage as staff see it; vendors and the public have the tender's call. */
  async jadwal(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { id } = await paketUntuk(ctx, idJalur(ctx))
    kirimData(ctx, await bacaJadwal(db, id, () => true))
  }

  /** GET /api/rup/templat-durasi */
  async durasi(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const durasi = await sql<DurasiTemplat>(
      db,
      `select template, urut, durasi_hari_kerja as durasi, minimum_hari_kerja as minimum,
              jeda_sesudah_hari_kerja as jeda
         from template_durasi order by template, urut`
    )
    kirimData(ctx, durasi)
  }
}

/** Each source once, without what staff alone see. */
function danaUmum(daftar: readonly PendanaanUmum[]): PendanaanUmum[] {
  const satu = new Map(
    daftar.map(({ sumberDana, asalDana }) => [
      `${sumberDana} ${asalDana ?? ''}`,
      { sumberDana, asalDana },
    ])
  )
  return [...satu.values()]
}

/** Body of a multipart save: the field `data` holds the JSON. */
function uraiData(isian: Record<string, unknown>): Record<string, unknown> {
  if (typeof isian.data !== 'string') return isian
  try {
    return JSON.parse(isian.data) as Record<string, unknown>
  } catch {
    throw bidangSalah('data', 'json', teks.aturan.pilihan)
  }
}

/** The package that this caller, signed in or not, may see, and whether as staff. */
async function tampak(ctx: HttpContext): Promise<{ id: number; staf: boolean }> {
  tolakKueriAsing(ctx, [])
  const pelaku = await bolehMasuk(ctx)
  const id = idJalur(ctx) ?? 0
  if (pelaku) {
    const paket = await paketBagi({ pelaku }, id)
    return { id: paket.id, staf: !apakahRekanan(pelaku.peran) }
  }
  const [ada] = await sql<{ id: number }>(
    db,
    `select p.id from paket p where p.id = ? and ${TAMPAK_BAGI_UMUM}`,
    [id]
  )
  if (!ada) throw tidakDitemukan()
  return { id, staf: false }
}
