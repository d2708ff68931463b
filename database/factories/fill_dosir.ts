/** Whole, real-looking dossiers: the demonstration's vendors and the tests' are made by the same functions. */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { clockNow } from '@eproc/backend/app/core/clock/clock'
import { type Koneksi, sql } from '@eproc/backend/app/core/database/sql'
import BagianTerverifikasi from '@eproc/backend/app/dosir/bagian/bagian_terverifikasi'
import type {
  BentukUsaha,
  JenisIjin,
  JenisRekanan,
  UkuranUsaha,
} from '@eproc/domain/common/choices'
import { bagianUntuk } from '@eproc/domain/dosir/bagian'
import { jpgContoh, pdfContoh, type TumpukanBerkas } from './sample_files.ts'

export interface OrangContoh {
  nama: string
  nik: string
  alamat: string
}

export interface IjinContoh {
  jenis: JenisIjin
  nomor: string
  berlaku?: string | null
  instansi?: string
  kualifikasi?: string
  /** codes of the newest edition */
  kbli?: readonly string[]
  sbu?: readonly string[]
}

export interface PengalamanContoh {
  nama: string
  lokasi: string
  instansi: string
  nilai: number
  mulai: string
  selesai: string
}

export interface PerusahaanContoh {
  nama: string
  bentuk: BentukUsaha
  ukuran: UkuranUsaha
  npwp: string
  alamat: string
  kodepos: string
  provinsi: string
  kabkod: string
  telepon: string
  email: string
  website?: string
  /** null: not a taxable entrepreneur */
  noPengukuhan: string | null
  /** head office of a branch */
  pusat?: string
  ijin: readonly IjinContoh[]
  notaris: string
  berdiri: string
  /** last amendment of the deed */
  perubahan?: string
  pemilik: readonly (OrangContoh & { saham: number })[]
  pengurus: readonly (OrangContoh & { npwp: string; jabatan: string })[]
  pengalaman: readonly PengalamanContoh[]
}

export interface PeroranganContoh extends OrangContoh {
  npwp: string
  kodepos: string
  provinsi: string
  kabkod: string
  telepon: string
  email: string
  pengalaman: readonly (readonly [
    pekerjaan: string,
    instansi: string,
    jabatan: string,
    tahun: number,
    bulan: number,
  ])[]
  sertifikat: readonly (readonly [keahlian: string, nomor: string])[]
}

export type BagianPerusahaan =
  'perusahaan' | 'ijin' | 'akta' | 'pemilik' | 'pengurus' | 'pengalaman' | 'pajak'

interface Sasaran {
  koneksi: Koneksi
  berkas: TumpukanBerkas
}

const dokumen = (
  s: Sasaran,
  objek: string,
  nama: string,
  kop: string,
  judul: string,
  baris: readonly (readonly [string, string])[]
): string => s.berkas.tambah({ nama, isi: pdfContoh(kop, judul, baris), kelas: 'dosir', objek })

const ktp = async (s: Sasaran, objek: string, nama: string): Promise<string> =>
  s.berkas.tambah({
    nama: `KTP ${nama}.jpg`,
    isi: await jpgContoh(),
    kelas: 'dosir.pribadi',
    objek,
  })

/** Inserts a row given as column → value; answers its id where the table has one. */
async function sisip(
  s: Sasaran,
  table: string,
  baris: Readonly<Record<string, unknown>>
): Promise<number> {
  const column = Object.keys(baris)
  const [hasil] = await sql<{ id?: number; rekanan_id: number }>(
    s.koneksi,
    `insert into ${table} (${column.join(', ')}) values (${column.map(() => '?').join(', ')}) returning *`,
    Object.values(baris)
  )
  return hasil!.id ?? hasil!.rekanan_id
}

const PENGISI: Record<BagianPerusahaan, (s: Sasaran, p: PerusahaanContoh) => Promise<unknown>> = {
  perusahaan: isiData,
  ijin: fillIjin,
  akta: fillAkta,
  pemilik: fillPemilik,
  pengurus: fillPengurus,
  pengalaman: fillPengalaman,
  pajak: fillPajak,
}

/** Fills the given sections of a company; statuses are the caller's. */
export async function fillPerusahaan(
  connection: Koneksi,
  berkas: TumpukanBerkas,
  p: PerusahaanContoh,
  bagian: readonly BagianPerusahaan[] = Object.keys(PENGISI) as BagianPerusahaan[]
): Promise<void> {
  for (const b of bagian) await PENGISI[b]({ koneksi: connection, berkas }, p)
}

function isiData(s: Sasaran, p: PerusahaanContoh) {
  const doc = (nama: string, judul: string) =>
    dokumen(s, 'data_perusahaan', nama, p.nama, judul, [
      ['Nama perusahaan', p.nama],
      ['NPWP', p.npwp],
      ['Alamat', p.alamat],
    ])
  const pkp = p.noPengukuhan !== null
  return sisip(s, 'data_perusahaan', {
    rekanan_id: s.berkas.rekananId,
    npwp: p.npwp,
    no_pengukuhan: p.noPengukuhan,
    email: p.email,
    website: p.website ?? null,
    alamat: p.alamat,
    kodepos: p.kodepos,
    telepon: p.telepon,
    cabang: p.pusat !== undefined,
    pusat_alamat: p.pusat ?? null,
    pusat_telepon: p.pusat === undefined ? null : p.telepon,
    provinsi: p.provinsi,
    kabkod: p.kabkod,
    bentuk: p.bentuk,
    ukuran: p.ukuran,
    sk_pkp: pkp ? doc('SK PKP.pdf', 'Surat Pengukuhan Pengusaha Kena Pajak') : null,
    file_non_pkp: pkp ? null : doc('Pernyataan Non PKP.pdf', 'Surat Pernyataan Non PKP'),
    file_formulir: doc('Formulir Keikutsertaan.pdf', 'Formulir Keikutsertaan'),
  })
}

async function fillIjin(s: Sasaran, p: PerusahaanContoh): Promise<void> {
  for (const i of p.ijin) {
    const instansi = i.instansi ?? 'Lembaga OSS'
    const id = await sisip(s, 'ijin_usaha', {
      rekanan_id: s.berkas.rekananId,
      jenis: i.jenis,
      nomor: i.nomor,
      berlaku: i.berlaku ?? null,
      instansi,
      kualifikasi: i.kualifikasi ?? null,
      dokumen: dokumen(
        s,
        'ijin_usaha',
        `${i.jenis} ${p.nama}.pdf`,
        instansi,
        `Ijin Usaha ${i.jenis}`,
        [
          ['Diberikan kepada', p.nama],
          ['Nomor', i.nomor],
          ['Berlaku sampai', i.berlaku ?? 'Selama menjalankan usaha'],
        ]
      ),
    })
    for (const [table, kode] of [
      ['kbli', i.kbli],
      ['sbu', i.sbu],
    ] as const) {
      await sql(
        s.koneksi,
        `insert into ijin_${table} select ?, id from ${table}
          where kode = any(?) and edisi = (select max(edisi) from ${table})`,
        [id, [...(kode ?? [])]]
      )
    }
  }
}

function fillAkta(s: Sasaran, p: PerusahaanContoh) {
  const doc = (nama: string, judul: string, nomor: string, tanggal: string) =>
    dokumen(s, 'akta', nama, `Notaris ${p.notaris}`, judul, [
      ['Perseroan', p.nama],
      ['Nomor akta', nomor],
      ['Tanggal', tanggal],
    ])
  return sisip(s, 'akta', {
    rekanan_id: s.berkas.rekananId,
    akta_a_no: '12',
    akta_a_tgl: p.berdiri,
    akta_a_notaris: p.notaris,
    akta_a_doc: doc('Akta Pendirian.pdf', 'Akta Pendirian', '12', p.berdiri),
    ...(p.perubahan
      ? {
          akta_u_no: '47',
          akta_u_tgl: p.perubahan,
          akta_u_notaris: p.notaris,
          akta_u_doc: doc('Akta Perubahan.pdf', 'Akta Perubahan Terakhir', '47', p.perubahan),
        }
      : {}),
  })
}

async function fillPemilik(s: Sasaran, p: PerusahaanContoh): Promise<void> {
  for (const o of p.pemilik) {
    await sisip(s, 'pemilik', {
      rekanan_id: s.berkas.rekananId,
      nama: o.nama,
      no_ktp: o.nik,
      alamat: o.alamat,
      saham: o.saham,
      satuan: 'P',
      file_ktp: await ktp(s, 'pemilik', o.nama),
    })
  }
}

async function fillPengurus(s: Sasaran, p: PerusahaanContoh): Promise<void> {
  for (const o of p.pengurus) {
    await sisip(s, 'pengurus', {
      rekanan_id: s.berkas.rekananId,
      nama: o.nama,
      no_ktp: o.nik,
      npwp: o.npwp,
      alamat: o.alamat,
      jabatan: o.jabatan,
      tgl_mulai: p.berdiri,
      dok_ktp: await ktp(s, 'pengurus', o.nama),
    })
  }
}

async function fillPengalaman(s: Sasaran, p: PerusahaanContoh): Promise<void> {
  for (const [i, k] of p.pengalaman.entries()) {
    const nomor = `${String(i + 1).padStart(3, '0')}/SPK/${k.mulai.slice(0, 4)}`
    await sisip(s, 'pengalaman', {
      rekanan_id: s.berkas.rekananId,
      nama_kontrak: k.nama,
      lokasi: k.lokasi,
      instansi: k.instansi,
      alamat: `Jalan Raya ${k.lokasi}`,
      telepon: '(021) 5550100',
      no_kontrak: nomor,
      nilai_kontrak: k.nilai,
      persentase: 100,
      tgl_pelaksanaan: k.mulai,
      tgl_selesai_kontrak: k.selesai,
      keterangan: 'Selesai tepat waktu dan diterima dengan baik',
      dokumen: dokumen(
        s,
        'pengalaman',
        `Referensi ${i + 1}.pdf`,
        k.instansi,
        'Surat Keterangan Pengalaman',
        [
          ['Pekerjaan', k.nama],
          ['Pelaksana', p.nama],
          ['Nomor kontrak', nomor],
          ['Masa pelaksanaan', `${k.mulai} s.d. ${k.selesai}`],
        ]
      ),
    })
  }
}

/** Year in which the newest return was filed that a company has by today: each on 20 April for the year before. */
const tahunSpt = (): number => clockNow().minus({ months: 3, days: 20 }).year

function fillPajak(s: Sasaran, p: PerusahaanContoh) {
  const tanggal = `${tahunSpt()}-04-20`
  const masa = String(tahunSpt() - 1)
  return sisip(s, 'pajak', {
    rekanan_id: s.berkas.rekananId,
    jenis: 'SPT Tahunan PPh Badan',
    masa,
    nomor_terima: `BPE-${p.npwp.slice(0, 9)}`,
    tanggal_terima: tanggal,
    dokumen: dokumen(
      s,
      'pajak',
      `SPT Tahunan ${masa}.pdf`,
      'Direktorat Jenderal Pajak',
      'Bukti Penerimaan Elektronik',
      [
        ['Wajib pajak', p.nama],
        ['Masa tahun pajak', masa],
        ['Tanggal', tanggal],
      ]
    ),
  })
}

export type BagianPerorangan = 'dataPribadi' | 'pengalamanPerson' | 'sertifikat'

/** Fills the given sections of an individual vendor. */
export async function fillPerorangan(
  connection: Koneksi,
  berkas: TumpukanBerkas,
  o: PeroranganContoh,
  bagian: readonly BagianPerorangan[] = ['dataPribadi', 'pengalamanPerson', 'sertifikat']
): Promise<void> {
  const s = { koneksi: connection, berkas }
  const doc = (objek: string, nama: string, kop: string, judul: string) =>
    dokumen(s, objek, nama, kop, judul, [
      ['Nama', o.nama],
      ['Alamat', o.alamat],
    ])
  if (bagian.includes('dataPribadi')) {
    await sisip(s, 'data_pribadi', {
      rekanan_id: berkas.rekananId,
      alamat: o.alamat,
      provinsi: o.provinsi,
      kabkod: o.kabkod,
      kodepos: o.kodepos,
      telepon: o.telepon,
      email: o.email,
      no_ktp: o.nik,
      npwp: o.npwp,
      file_ktp: await ktp(s, 'data_pribadi', o.nama),
      file_npwp: berkas.tambah({
        nama: 'NPWP.pdf',
        isi: pdfContoh('Direktorat Jenderal Pajak', 'Nomor Pokok Wajib Pajak', [['Nama', o.nama]]),
        kelas: 'dosir.pribadi',
        objek: 'data_pribadi',
      }),
      file_formulir: doc('data_pribadi', 'Formulir.pdf', o.nama, 'Formulir Keikutsertaan'),
    })
  }
  for (const [nama, instansi, jabatan, tahun, bulan] of bagian.includes('pengalamanPerson')
    ? o.pengalaman
    : []) {
    await sisip(s, 'pengalaman_person', {
      rekanan_id: berkas.rekananId,
      nama,
      instansi,
      jabatan,
      tahun,
      durasi_bulan: bulan,
      keterangan: 'Selesai',
    })
  }
  for (const [keahlian, nomor] of bagian.includes('sertifikat') ? o.sertifikat : []) {
    await sisip(s, 'sertifikat_person', {
      rekanan_id: berkas.rekananId,
      keahlian,
      no_sertifikat: nomor,
      file_sertifikat: doc(
        'sertifikat_person',
        `Sertifikat ${keahlian}.pdf`,
        'Lembaga Sertifikasi Profesi',
        keahlian
      ),
    })
  }
}

/** Takes what is stored for verified (what a verification of each section leaves), where the vendor was verified. */
export async function ingatDosirContoh(
  connection: QueryClientContract,
  rekananId: number
): Promise<void> {
  const [rekanan] = await sql<Record<string, string>>(
    connection,
    'select * from rekanan where id = ?',
    [rekananId]
  )
  const pernahAktif = /^[AEIS]$/.test(rekanan!.status!)
  for (const { kunci: key, kolomStatus } of bagianUntuk(rekanan!.jenis as JenisRekanan)) {
    if (pernahAktif || rekanan![kolomStatus] === 'A') {
      await BagianTerverifikasi.ingat(connection, rekananId, key)
    }
  }
}
