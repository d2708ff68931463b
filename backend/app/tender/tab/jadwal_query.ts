/** The schedule with its files as the caller may see it (S1 §2.10, §4). */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import { apakahInternal } from '@eproc/domain/common/roles'
import type {
  BerkasTahap,
  JadwalTenderRow,
  PembukaanSusulan,
  TipeBerkasTahap,
} from '@eproc/domain/tender/answers_jadwal'
import { cetakanBerlaku } from '#app/tender/cetakan/cetakan_query'
import { bolehBerkasTahap } from '#app/paket_berjalan/jadwal/boleh_berkas_tahap'
import { tahapTertutup } from '#app/paket_berjalan/jadwal/tahap_tertutup'
import type Paket from '#app/paket_berjalan/paket'
import {
  keadaanPaket,
  type JadwalRow,
  type KeadaanPaket,
} from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { dalamWaktu } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { konteksRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import type { Pelaku } from '#core/auth/actor'
import { sql } from '#core/database/sql'

interface BerkasRow {
  id: number
  jadwal_id: number
  file: string
  nama: string
  tipe: TipeBerkasTahap
  show_vendor: boolean
  pada: Date
}

const berkasJadwal = (paketId: number): Promise<BerkasRow[]> =>
  sql<BerkasRow>(
    db,
    `select b.id, b.jadwal_id, b.file, coalesce(f.nama_asli, b.file) as nama, b.tipe, b.show_vendor, b.pada
       from jadwal_berkas b join jadwal j on j.id = b.jadwal_id left join berkas f on f.jalur = b.file
      where j.paket_id = ? order by b.id desc`,
    [paketId]
  )

/** Openings that were done after their stage, by its key. */
async function susulanPaket(paketId: number): Promise<ReadonlyMap<string, PembukaanSusulan>> {
  const semua = await sql<{ tahap: string; pada: Date; alasan: string }>(
    db,
    `select tahap, disahkan_pada as pada, alasan_susulan as alasan from pembukaan
      where paket_id = ? and disahkan_pada is not null and alasan_susulan is not null`,
    [paketId]
  )
  return new Map(semua.map((s) => [s.tahap, { pada: keIso(s.pada)!, alasan: s.alasan }]))
}

const keBerkas = (b: BerkasRow): BerkasTahap => ({
  id: b.id,
  file: b.file,
  nama: b.nama,
  tipe: b.tipe,
  showVendor: b.show_vendor,
  pada: keIso(b.pada)!,
})

function keBaris(
  paketId: number,
  k: KeadaanPaket,
  b: JadwalRow,
  berkas: BerkasRow[],
  lihat: {
    /** what the archive number of a stage opens; null for who reads no numbers */
    arsip: ((nomor: string, kunci: string) => string | undefined) | null
    remark: boolean
    susulan: ReadonlyMap<string, PembukaanSusulan>
  }
): JadwalTenderRow {
  const berjalan = k.status === 'A' && dalamWaktu(k, b)
  // In a pause the package's time stands still.
  const kini = (k.status === 'P' ? k.berhenti : null) ?? k.kini
  const lampau = b.selesai !== null && b.selesai.getTime() <= kini
  return {
    id: b.id,
    paketPenyediaId: paketId,
    urut: b.urut,
    kunci: b.kunci,
    tahap: b.tahap,
    include: b.include,
    mulai: keIso(b.mulai),
    selesai: keIso(b.selesai),
    berjalan,
    status: berjalan ? 'kini' : lampau ? 'lampau' : 'nanti',
    noArsip: lihat.arsip ? b.noArsip : null,
    fileArsip: b.noArsip === null ? null : (lihat.arsip?.(b.noArsip, b.kunci) ?? null),
    remark: lihat.remark ? b.remark : null,
    susulan: lihat.susulan.get(b.kunci) ?? null,
    showVendor: berkas.some((x) => x.show_vendor),
    fileJadwal: berkas.find((x) => x.tipe === 'jadwal')?.file ?? null,
    fileJadwalPrivate: berkas.find((x) => x.tipe !== 'jadwal')?.file ?? null,
    berkas: berkas.map(keBerkas),
  }
}

/**
 * Staff: every stage with archive number and files. Participants: included stages, files as `bolehBerkasTahap` says.
 * Everybody else: included stages with their times.
 */
export async function jadwalBagi(paket: Paket, pelaku: Pelaku | null): Promise<JadwalTenderRow[]> {
  const k = await keadaanPaket(paket)
  const susulan = await susulanPaket(paket.id)
  if (pelaku && apakahInternal(pelaku.peran)) {
    const semua = await berkasJadwal(paket.id)
    const tertutup = await tahapTertutup(pelaku, paket)
    const cetakan = await cetakanBerlaku(paket.id)
    // A number that staff gave the stage is no printout's own: it opens the newest of the stage.
    const arsip = (nomor: string, kunci: string) =>
      (cetakan.find((c) => c.nomor === nomor) ?? cetakan.findLast((c) => c.tahap === kunci))?.jalur
    return k.jadwal.map((b) =>
      keBaris(
        paket.id,
        k,
        b,
        semua.filter((x) => x.jadwal_id === b.id && !tertutup.has(b.kunci)),
        { arsip, remark: true, susulan }
      )
    )
  }
  const ikut = k.jadwal.filter((b) => b.include)
  const context =
    pelaku && pelaku.rekananId !== null
      ? await konteksRekanan(paket, pelaku.rekananId, db, k)
      : null
  if (!context || !(context.peserta || context.undangan.has('P'))) {
    return ikut.map((b) => keBaris(paket.id, k, b, [], { arsip: null, remark: false, susulan }))
  }
  const berkas = await berkasJadwal(paket.id)
  return ikut.map((b) => {
    const tahap = k.templat.find((t) => t.kunci === b.kunci)
    const boleh = berkas.filter(
      (x) =>
        x.jadwal_id === b.id &&
        tahap !== undefined &&
        bolehBerkasTahap(paket, k, context, tahap, b, x.show_vendor)
    )
    return keBaris(paket.id, k, b, boleh, { arsip: null, remark: context.peserta, susulan })
  })
}
