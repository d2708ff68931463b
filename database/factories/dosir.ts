/** Vendors for tests, with account, session and dossier. */
import db from '@adonisjs/lucid/services/db'
import type Pengguna from '@eproc/backend/app/akun/pengguna'
import Rekanan from '@eproc/backend/app/dosir/rekanan'
import { sql } from '@eproc/backend/app/core/database/sql'
import { clockNow, today } from '@eproc/backend/app/core/clock/clock'
import { bagianUntuk } from '@eproc/domain/dosir/bagian'
import type {
  JenisRekanan,
  StatusBagian,
  StatusRekanan,
  UkuranUsaha,
} from '@eproc/domain/common/choices'
import { TumpukanBerkas } from './sample_files.ts'
import { budgetYear } from './dates.ts'
import {
  ingatDosirContoh,
  fillPerorangan,
  fillPerusahaan,
  type BagianPerorangan,
  type BagianPerusahaan,
  type IjinContoh,
  type PeroranganContoh,
  type PerusahaanContoh,
} from './fill_dosir.ts'
import { createPengguna, signInAs } from './pengguna.ts'

export interface RekananValues {
  jenis?: JenisRekanan
  /** also sets every section: N N, V V, A and I, S A, E A but the licences E; N by default */
  status?: StatusRekanan
  nama?: string
  /** single sections, over what `status` says: `{ statusPajak: 'V' }` */
  bagian?: Partial<Record<`status${string}`, StatusBagian>>
  /** sections that are filled; all of them by default, none for status N */
  isi?: readonly (BagianPerusahaan | BagianPerorangan)[]
  ijin?: readonly IjinContoh[]
  ukuran?: UkuranUsaha
  /** documents can be opened; by default only their rows exist */
  berkasNyata?: boolean
  blacklist?: { mulai: string | null; selesai: string | null }
}

export interface RekananBuatan {
  rekanan: Rekanan
  pengguna: Pengguna
  /** token of a session of the vendor's account */
  token: string
}

let urut = 0
const nikUji = () => `3171${String(++urut).padStart(12, '0')}`

const PENGALAMAN_UJI: PerusahaanContoh['pengalaman'] = [
  {
    nama: 'Renovasi Gedung Serbaguna',
    lokasi: 'Jakarta',
    instansi: 'Dinas Cipta Karya',
    nilai: 1_250_000_000,
    mulai: '2023-02-01',
    selesai: '2023-10-31',
  },
  {
    nama: 'Pembangunan Pagar Keliling',
    lokasi: 'Bekasi',
    instansi: 'PT Kawasan Industri',
    nilai: 430_000_000,
    mulai: '2024-03-01',
    selesai: '2024-07-31',
  },
]

/** A company whose every section is whole. */
function perusahaanContoh(isi: Partial<PerusahaanContoh> = {}): PerusahaanContoh {
  return {
    nama: 'PT Uji Dosir',
    bentuk: 'pt',
    ukuran: 'kecil',
    npwp: '012345678901000',
    alamat: 'Jalan Melati No. 7',
    kodepos: '10110',
    provinsi: '31',
    kabkod: '3171',
    telepon: '(021) 5550123',
    email: 'kantor@uji.example',
    noPengukuhan: 'S-123PKP/WPJ.06/2019',
    ijin: [
      { jenis: 'NIB', nomor: '9120001234567', kualifikasi: 'Kecil', kbli: ['41011', '41012'] },
    ],
    notaris: 'Ratna Wijayanti, S.H., M.Kn.',
    berdiri: '2015-03-12',
    pemilik: [{ nama: 'Budi Santoso', nik: nikUji(), alamat: 'Jalan Mawar No. 1', saham: 100 }],
    pengurus: [
      {
        nama: 'Siti Aminah',
        nik: nikUji(),
        alamat: 'Jalan Mawar No. 2',
        npwp: '123456789012000',
        jabatan: 'Direktur',
      },
    ],
    pengalaman: PENGALAMAN_UJI,
    ...isi,
  }
}

function peroranganContoh(isi: Partial<PeroranganContoh> = {}): PeroranganContoh {
  return {
    nama: 'Dewi Lestari',
    nik: nikUji(),
    alamat: 'Jalan Anggrek No. 3',
    npwp: '012345678901002',
    kodepos: '10110',
    provinsi: '31',
    kabkod: '3171',
    telepon: '081200001111',
    email: 'dewi@uji.example',
    pengalaman: [
      ['Kajian Kelayakan Rumah Susun', 'Dinas Perumahan', 'Ahli Madya', 2023, 6],
      ['Penilaian Aset Gedung', 'PT Aset Kota', 'Penilai', 2024, 3],
    ],
    sertifikat: [['Ahli Manajemen Konstruksi', 'SKA-0001']],
    ...isi,
  }
}

/** Inserts a vendor with its account; `(await createRekanan({ status: 'A' })).token` is ready to use. */
export async function createRekanan(isi: RekananValues = {}): Promise<RekananBuatan> {
  const jenis = isi.jenis ?? 'V'
  const status = isi.status ?? 'N'
  const nama = isi.nama ?? (jenis === 'V' ? `PT Uji Dosir ${++urut}` : `Perorangan Uji ${++urut}`)
  const pengguna = await createPengguna({
    peran: jenis === 'V' ? 'vendor' : 'person',
    nama,
    status: status === 'I' || status === 'S' ? status : 'A',
  })
  const dasar: StatusBagian = status === 'N' || status === 'V' ? status : 'A'
  const statusBagian: Record<string, StatusBagian> = {}
  for (const b of bagianUntuk(jenis)) {
    statusBagian[b.statusJson] = status === 'E' && b.kunci === 'ijin' ? 'E' : dasar
  }
  const { id } = await new Rekanan()
    .merge({
      penggunaId: pengguna.id,
      jenis,
      nama,
      noRegistrasi: `${jenis}-${budgetYear()}-${String(70_000 + ++urut)}`,
      status,
      ...statusBagian,
      ...isi.bagian,
      menungguSejak: status === 'V' ? clockNow() : null,
      blacklist: isi.blacklist !== undefined,
      blacklistTglMulai: isi.blacklist?.mulai ?? null,
      blacklistTglSelesai: isi.blacklist?.selesai ?? null,
    })
    .toldElsewhere()
    .save()
  if (status === 'I' || status === 'S') {
    await sql(db, `update rekanan set status_sebelum_sanksi = 'A' where id = ?`, [id])
  }
  const berkas = new TumpukanBerkas(id, pengguna.id)
  const bagian = isi.isi ?? (status === 'N' ? [] : bagianUntuk(jenis).map((b) => b.kunci))
  if (jenis === 'V') {
    const contoh = perusahaanContoh({
      nama,
      ...(isi.ijin ? { ijin: isi.ijin } : {}),
      ...(isi.ukuran ? { ukuran: isi.ukuran } : {}),
    })
    await fillPerusahaan(db, berkas, contoh, bagian as BagianPerusahaan[])
    if (statusBagian.statusIjin === 'E') await habiskanIjin(id)
  } else {
    await fillPerorangan(db, berkas, peroranganContoh({ nama }), bagian as BagianPerorangan[])
  }
  await ingatDosirContoh(db.connection(), id)
  await berkas.simpan(db, isi.berkasNyata ?? false)
  return {
    rekanan: await Rekanan.findOrFail(id),
    pengguna,
    token: await signInAs(pengguna),
  }
}

/** The vendor's first licence ended yesterday. */
async function habiskanIjin(rekananId: number): Promise<void> {
  await sql(
    db,
    `update ijin_usaha set berlaku = ?::date - 1
      where id = (select min(id) from ijin_usaha where rekanan_id = ?)`,
    [today(), rekananId]
  )
}
