/** Packages for tests and demonstrations: everything that a package needs before it can be published, or after. */
import { createHash, randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import Paket from '@eproc/backend/app/paket_berjalan/paket'
import type Pengguna from '@eproc/backend/app/akun/pengguna'
import { writeFile } from '@eproc/backend/app/core/files/disk'
import { shiftTime, clockNowMs, sqlNow } from '@eproc/backend/app/core/clock/clock'
import { jumlahHps, type HpsRow } from '@eproc/domain/paket/hps'
import {
  jenisKontrakUntuk,
  metodeEvaluasiUntuk,
  type JenisKontrak,
  type JenisPengadaan,
  type Kualifikasi,
  type MetodeEvaluasi,
  type MetodePemilihan,
  type StatusPelaksanaan,
  type StatusPersetujuan,
} from '@eproc/domain/common/choices'
import { jadwalAwal, tahapPendaftaran, templatUntuk } from '@eproc/domain/tahap/templat'
import { sql } from '@eproc/backend/app/core/database/sql'
import { budgetYear } from './dates.ts'
import { mark } from './mark.ts'
import { createPengguna } from './pengguna.ts'

const JAM_MS = 3_600_000

export interface KegiatanUji {
  id: number
  kode: string
  ppkId: number
  pagu: number
  divisiKode: string
}

export interface KegiatanValues {
  ppk?: { id: number }
  pagu?: number
  divisi?: string
  jenis?: JenisPengadaan
  tahunAnggaran?: number
  persetujuan?: StatusPersetujuan
}

/** An account of the chart; an existing one when there is any. */
export async function idCoaUji(): Promise<number> {
  const [ada] = await sql<{ id: number }>(db, 'select id from coa order by id limit 1')
  if (ada) return ada.id
  const [baru] = await sql<{ id: number }>(
    db,
    `insert into coa (kode, nama) values ('1.3.01.02', 'Bangunan Gedung dalam Pelaksanaan') returning id`
  )
  return baru!.id
}

/** An activity with its program, approved by everybody (AD) unless said otherwise. */
export async function createKegiatanAD(isi: KegiatanValues = {}): Promise<KegiatanUji> {
  const ppk = isi.ppk ?? (await createPengguna({ peran: 'ppk', divisi: '20' }))
  const divisi = isi.divisi ?? '2020'
  const tahun = isi.tahunAnggaran ?? budgetYear()
  const pagu = isi.pagu ?? 2_000_000_000
  const t = mark()
  const [program] = await sql<{ id: number }>(
    db,
    `insert into program (kode, nama, divisi_kode, tahun_anggaran) values (?, ?, ?, ?) returning id`,
    [`P-${t}`, `Program ${t}`, divisi, tahun]
  )
  const [kegiatan] = await sql<{ id: number }>(
    db,
    `insert into kegiatan (kode, nama, program_id, coa_id, jenis_pengadaan, divisi_kode, ppk_id, pagu,
       tahun_anggaran, persetujuan, persetujuan_pada)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${sqlNow()}) returning id`,
    [
      `K-${t}`,
      `Kegiatan ${t}`,
      program!.id,
      await idCoaUji(),
      isi.jenis ?? 'KON',
      divisi,
      ppk.id,
      pagu,
      tahun,
      isi.persetujuan ?? 'AD',
    ]
  )
  return { id: kegiatan!.id, kode: `K-${t}`, ppkId: ppk.id, pagu, divisiKode: divisi }
}

/** A project location; an existing one when there is any. */
export async function idLokasiProyek(): Promise<number> {
  const [ada] = await sql<{ id: number }>(db, 'select id from lokasi_proyek order by id limit 1')
  if (ada) return ada.id
  const [baru] = await sql<{ id: number }>(
    db,
    `insert into lokasi_proyek (kode, nama, lokasi)
     values ('LP-UJI', 'Rumah Susun Uji', 'Jalan Uji No. 1') returning id`
  )
  return baru!.id
}

export interface PaketValues {
  nama?: string
  metode?: MetodePemilihan
  kualifikasi?: Kualifikasi
  jenis?: JenisPengadaan
  metodeEvaluasi?: MetodeEvaluasi
  jenisKontrak?: JenisKontrak
  hps?: readonly HpsRow[]
  /** funding of each activity; default: the whole HPS from one */
  pendanaan?: readonly { kegiatanId: number; pagu: number }[]
  ppk?: Pengguna
  /** members, all of whom have declared freedom from conflict; [] for none. Default: three of unlada */
  pokja?: readonly Pengguna[]
  bebasBenturan?: boolean
  kbli?: readonly string[]
  isUsahaKecil?: boolean
  jenisPeserta?: 'V' | 'O' | 'VO'
  bobotTeknis?: number
  passingGrade?: number
  tahunAnggaran?: number
  satuanKerja?: string
  status?: StatusPersetujuan
  statusPelaksanaan?: StatusPelaksanaan
  /** approver, submitter */
  penyetuju?: { id: number }
  pengaju?: { id: number }
  /** start of the first stage from now on, ISO 8601 duration in hours; default 1 */
  mulaiJam?: number
  /** hours that a stage lasts and that lie between two stages */
  lamaJam?: number
  jedaJam?: number
  /** keys of stages that are left out */
  tanpaTahap?: readonly string[]
}

export interface TahapUji {
  id: number
  urut: number
  kunci: string
  tahap: string
  include: boolean
  mulai: Date
  selesai: Date
}

export interface PaketUji {
  paket: Paket
  ppk: Pengguna
  pokja: Pengguna[]
  kegiatan: { kegiatanId: number; pagu: number }[]
  jadwal: TahapUji[]
}

const HPS_UJI: readonly HpsRow[] = [
  { uraian: 'Pekerjaan struktur', volume: 100, satuan: 'm2', hargaSatuan: 6_000_000 },
  { uraian: 'Pekerjaan arsitektur', volume: 80.5, satuan: 'm2', hargaSatuan: 4_000_000 },
]

/** Stores a small PDF that belongs to the package and answers its path. */
async function berkasPaketUji(paketId: number, kelas = 'paket', nama = 'kak.pdf') {
  const isi = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
  const id = randomUUID()
  const jalur = `berkas/${id.slice(0, 2)}/${id}.pdf`
  async function* alir() {
    yield isi
  }
  await writeFile(jalur, alir())
  await sql(
    db,
    `insert into berkas (id, jalur, nama_asli, ukuran, sha256, mime, kelas, objek, objek_id, dibuat_pada)
     values (?, ?, ?, ?, ?, 'application/pdf', ?, 'paket', ?, ${sqlNow()})`,
    [
      id,
      jalur,
      nama,
      isi.length,
      createHash('sha256').update(isi).digest('hex'),
      kelas,
      String(paketId),
    ]
  )
  return jalur
}

/**
 * A package KTEN construction, approved and not yet published, with HPS, funding, a location, KBLI, KAK, three
 * pokja members who have declared, and a schedule whose stages follow each other.
 */
export async function createPaket(isi: PaketValues = {}): Promise<PaketUji> {
  const jenis = isi.jenis ?? 'KON'
  const metode = isi.metode ?? (jenis === 'KOL' ? 'SEL' : 'TEN')
  const kualifikasi = metode === 'TEN' || metode === 'SEL' ? (isi.kualifikasi ?? 'K') : null
  const tahun = isi.tahunAnggaran ?? budgetYear()
  const satuanKerja = isi.satuanKerja ?? '2020'
  const hps = isi.hps ?? HPS_UJI
  const total = jumlahHps(hps)
  const ppk = isi.ppk ?? (await createPengguna({ peran: 'ppk', divisi: '20', nama: 'PPK Uji' }))
  const jumlahPokja = metode === 'TEN' || metode === 'SEL' ? 3 : 1
  const pokja = isi.pokja
    ? [...isi.pokja]
    : await Promise.all(
        Array.from({ length: jumlahPokja }, (_, i) =>
          createPengguna({ peran: 'operator', divisi: 'unlada', nama: `Pokja ${i + 1}` })
        )
      )
  const pendanaan = isi.pendanaan ?? [
    {
      kegiatanId: (
        await createKegiatanAD({
          ppk,
          pagu: total * 2,
          divisi: satuanKerja,
          jenis,
          tahunAnggaran: tahun,
        })
      ).id,
      pagu: total,
    },
  ]
  const bobotTeknis = isi.bobotTeknis ?? 30
  const status = isi.status ?? 'AM'
  const [baris] = await sql<{ id: number }>(
    db,
    `insert into paket (kode, nama, tahun_anggaran, satuan_kerja, jenis_pengadaan, metode_pemilihan, kualifikasi,
       metode_evaluasi, jenis_kontrak, total_pagu, deskripsi, is_usaha_kecil, jenis_peserta, bobot_teknis,
       bobot_harga, passing_grade, alasan_metode, pelaksanaan_kontrak_awal, pelaksanaan_kontrak_akhir,
       pelaksanaan_pemilihan_awal, pelaksanaan_pemilihan_akhir, ppk_id, status, pengaju_id, penyetuju_id,
       pokja_nomor, pokja_tanggal, dibuat_pada, diubah_pada)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
       ${sqlNow()}, ${sqlNow()}) returning id`,
    [
      `PKT-${mark()}`,
      isi.nama ?? 'Pembangunan Rumah Susun Uji',
      tahun,
      satuanKerja,
      jenis,
      metode,
      kualifikasi,
      isi.metodeEvaluasi ?? metodeEvaluasiUntuk(jenis)[0]!.kode,
      isi.jenisKontrak ?? jenisKontrakUntuk(jenis)[0]!.kode,
      total,
      'Paket untuk pengujian.',
      isi.isUsahaKecil ?? false,
      isi.jenisPeserta ?? 'V',
      bobotTeknis,
      100 - bobotTeknis,
      isi.passingGrade ?? 60,
      metode === 'TLA' ? 'Penyedia tunggal yang mampu.' : null,
      `${tahun}-06-01`,
      `${tahun}-12-20`,
      `${tahun}-02-01`,
      `${tahun}-05-20`,
      ppk.id,
      status,
      isi.pengaju?.id ?? null,
      isi.penyetuju?.id ?? null,
      pokja.length > 0 ? `SK-${mark()}/ULP` : null,
      pokja.length > 0 ? `${tahun}-01-15` : null,
    ]
  )
  const { id } = baris!
  await sql(db, 'update paket set file_kak = ? where id = ?', [await berkasPaketUji(id), id])
  for (const [i, b] of hps.entries()) {
    await sql(
      db,
      `insert into paket_hps (paket_id, urut, uraian, volume, satuan, harga_satuan) values (?, ?, ?, ?, ?, ?)`,
      [id, i + 1, b.uraian, b.volume, b.satuan, b.hargaSatuan]
    )
  }
  for (const p of pendanaan) {
    await sql(
      db,
      `insert into paket_pendanaan (paket_id, kegiatan_id, sumber_dana, asal_dana, mak, pagu)
       values (?, ?, 'pmd', 'APBD', '1.3.01.02', ?)`,
      [id, p.kegiatanId, p.pagu]
    )
    await sql(db, `update kegiatan set status = 'U' where id = ?`, [p.kegiatanId])
  }
  await sql(db, `insert into paket_lokasi (paket_id, lokasi_proyek_id, detail) values (?, ?, ?)`, [
    id,
    await idLokasiProyek(),
    'Blok A',
  ])
  await sql(
    db,
    `insert into paket_kbli (paket_id, kbli_id) select ?, id from kbli where kode = any(?)`,
    [id, [...(isi.kbli ?? ['41011'])]]
  )
  for (const anggota of pokja) {
    await sql(
      db,
      `insert into pokja (paket_id, pengguna_id, bebas_benturan_pada)
       values (?, ?, case when ?::boolean then ${sqlNow()} end)`,
      [id, anggota.id, isi.bebasBenturan ?? true]
    )
  }
  await writeJadwal(id, metode, kualifikasi, jenis, isi)
  const hasil = await Paket.findOrFail(id)
  if ((isi.statusPelaksanaan ?? 'N') !== 'N') await terbitkan(hasil, isi.statusPelaksanaan!)
  return { paket: hasil, ppk, pokja, kegiatan: [...pendanaan], jadwal: await jadwalUji(id) }
}

async function writeJadwal(
  paketId: number,
  metode: MetodePemilihan,
  kualifikasi: Kualifikasi | null,
  jenis: JenisPengadaan,
  isi: PaketValues
): Promise<void> {
  const previous = (isi.lamaJam ?? 23) * JAM_MS
  const jeda = (isi.jedaJam ?? 1) * JAM_MS
  let awal = Math.ceil(clockNowMs() / 60_000) * 60_000 + (isi.mulaiJam ?? 1) * JAM_MS
  const baris = jadwalAwal(metode, kualifikasi, jenis).map(
    ({ urut, kunci, tahap, include: usual }) => {
      const include = usual && !isi.tanpaTahap?.includes(kunci)
      const mulai = awal
      if (include) awal += previous + jeda
      return {
        urut,
        kunci,
        tahap,
        include,
        mulai: include ? new Date(mulai) : null,
        selesai: include ? new Date(mulai + previous) : null,
      }
    }
  )
  await sql(
    db,
    `insert into jadwal (paket_id, urut, kunci, tahap, include, mulai, selesai)
     select ?, j.* from jsonb_to_recordset(?::jsonb) as j(urut smallint, kunci text, tahap text,
       include boolean, mulai timestamptz, selesai timestamptz)`,
    [paketId, JSON.stringify(baris)]
  )
}

/** The schedule as it is stored. */
export const jadwalUji = (paketId: number): Promise<TahapUji[]> =>
  sql<TahapUji>(
    db,
    'select id, urut, kunci, tahap, include, mulai, selesai from jadwal where paket_id = ? order by urut',
    [paketId]
  )

/** Publishes without the route and its checks; `status` for a package that is paused or over. */
export async function terbitkan(paket: Paket, status: StatusPelaksanaan = 'A'): Promise<void> {
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const daftar = tahapPendaftaran(templat)!.kunci
  await sql(
    db,
    `update paket set status_pelaksanaan = ?, diterbitkan_pada = ${sqlNow()},
       mulai_daftar = (select mulai from jadwal where paket_id = paket.id and kunci = ?),
       selesai_daftar = (select selesai from jadwal where paket_id = paket.id and kunci = ?)
      where id = ?`,
    [status, daftar, daftar, paket.id]
  )
  await paket.refresh()
}

/** A published package: {@link createPaket} with status A. */
export const createPaketTerbit = (isi: PaketValues = {}): Promise<PaketUji> =>
  createPaket({ statusPelaksanaan: 'A', ...isi })

/**
 * Moves the clock of this process to `menit` after the start of the stage (negative: before), and keeps the open
 * sessions alive there. The test puts it back when it ends (`cleanSlate`).
 */
export async function keTahap(paketId: number, key: string, menit = 1): Promise<void> {
  const [baris] = await sql<{ detik: number }>(
    db,
    `select extract(epoch from mulai - clock_timestamp())::float8 as detik
       from jadwal where paket_id = ? and kunci = ?`,
    [paketId, key]
  )
  const seconds = Math.round(baris!.detik + menit * 60)
  shiftTime(`${seconds < 0 ? '-' : ''}PT${Math.abs(seconds)}S`)
  await sql(
    db,
    `update sesi set dibuat_pada = ${sqlNow()}, terakhir_pada = ${sqlNow()},
       kedaluwarsa_pada = ${sqlNow()} + interval '12 hours'`
  )
}
