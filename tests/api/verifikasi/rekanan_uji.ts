/** Vendors with a whole dossier for the verification tests, written straight into the database. */
import db from '@adonisjs/lucid/services/db'
import BagianTerverifikasi from '@eproc/backend/app/dosir/bagian/bagian_terverifikasi'
import { pdfContoh, TumpukanBerkas } from '@eproc/database/factories/sample_files'
import { dayFromNow, budgetYear } from '@eproc/database/factories/dates'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type { JenisRekanan, StatusBagian, StatusRekanan } from '@eproc/domain/common/choices'
import { bagianUntuk } from '@eproc/domain/dosir/bagian'
import { row, rows } from '../../lib/query.ts'

// Read from here by tests that have not moved to tests/lib yet.
export { rows as baris } from '../../lib/query.ts'
export { rekananRow as bacaRekanan } from '../../lib/rekanan.ts'

export interface RekananUji {
  id: number
  penggunaId: number
  email: string
  nama: string
  noRegistrasi: string
  token: string
}

let urut = 0

/** A one-page PDF with a line of text. */
export const pdfUji = (teks: string): Buffer => pdfContoh('PT Uji', teks, [])

/** Its licences ended long ago, as typed and as verified; no job has told its status yet. */
export async function endLicences(rekananId: number): Promise<void> {
  await rows(`update ijin_usaha set berlaku = '2020-01-31' where rekanan_id = ? returning id`, [
    rekananId,
  ])
  await rows(
    `update bagian_terverifikasi
        set isi = (select jsonb_agg(i || '{"berlaku": "2020-01-31"}') from jsonb_array_elements(isi) i)
      where rekanan_id = ? and bagian = 'ijin' returning rekanan_id as id`,
    [rekananId]
  )
}

export interface TestRekanan {
  jenis?: JenisRekanan
  nama?: string
  login?: string
  status?: StatusRekanan
  /** of every section, V unless said otherwise */
  bagian?: StatusBagian
  /** single columns, `{ status_pajak: 'N' }` */
  kolom?: Record<string, unknown>
  /** how many experience records, 2 unless said otherwise */
  pengalaman?: number
  /** real files in the store, for the browser */
  denganBerkas?: boolean
}

export async function buatRekananUji(isi: TestRekanan = {}): Promise<RekananUji> {
  const jenis = isi.jenis ?? 'V'
  const n = ++urut
  const nama = isi.nama ?? (jenis === 'V' ? `PT Uji Verifikasi ${n}` : `Perorangan Uji ${n}`)
  const noRegistrasi = `${jenis}-${budgetYear()}-${String(90000 + n).padStart(5, '0')}`
  const pengguna = await createPengguna({
    peran: jenis === 'V' ? 'vendor' : 'person',
    nama,
    ...(isi.login ? { login: isi.login } : {}),
  })
  const column: Record<string, unknown> = {
    pengguna_id: pengguna.id,
    jenis,
    no_registrasi: noRegistrasi,
    nama,
    status: isi.status ?? 'V',
  }
  for (const b of bagianUntuk(jenis)) column[b.kolomStatus] = isi.bagian ?? 'V'
  Object.assign(column, isi.kolom)
  const { id } = await row<{ id: number }>(
    `insert into rekanan (${Object.keys(column).join(', ')})
     values (${Object.keys(column)
       .map(() => '?')
       .join(', ')}) returning id`,
    Object.values(column)
  )
  const tumpukan = new TumpukanBerkas(id, pengguna.id)
  const berkas: Berkas = (namaBerkas, kelas = 'dosir') =>
    tumpukan.tambah({ nama: `${namaBerkas}.pdf`, isi: pdfUji(namaBerkas), kelas, objek: 'rekanan' })
  if (jenis === 'V') await fillPerusahaan(id, isi.pengalaman ?? 2, berkas)
  else await fillPerorangan(id, isi.pengalaman ?? 2, berkas)
  await tumpukan.simpan(db, isi.denganBerkas ?? false)
  // What was verified once is kept as it was then.
  for (const b of bagianUntuk(jenis)) {
    if (column[b.kolomStatus] === 'A') await BagianTerverifikasi.ingat(db.connection(), id, b.kunci)
  }
  return {
    id,
    penggunaId: pengguna.id,
    email: pengguna.email,
    nama,
    noRegistrasi,
    token: await signInAs(pengguna),
  }
}

type Berkas = (nama: string, kelas?: 'dosir' | 'dosir.pribadi') => string

async function fillPerusahaan(id: number, pengalaman: number, berkas: Berkas): Promise<void> {
  await rows(
    `insert into data_perusahaan (rekanan_id, npwp, no_pengukuhan, email, alamat, kodepos, telepon, provinsi,
       kabkod, bentuk, ukuran, sk_pkp, file_formulir)
     values (?, '012345678901000', 'PEM-01', 'kantor@uji.example', 'Jalan Melati 7', '10110',
       '0211234567', '31', '3171', 'pt', 'kecil', ?, ?)`,
    [id, berkas('SK PKP'), berkas('Formulir')]
  )
  const nib = await row<{ id: number }>(
    `insert into ijin_usaha (rekanan_id, jenis, nomor, instansi, kualifikasi, dokumen)
     values (?, 'NIB', ?, 'OSS', 'Kecil', ?) returning id`,
    [id, String(9120000000000 + id), berkas('NIB')]
  )
  await rows(
    'insert into ijin_kbli (ijin_id, kbli_id) select ?, id from kbli order by kode limit 1',
    [nib.id]
  )
  await rows(
    `insert into akta (rekanan_id, akta_a_no, akta_a_tgl, akta_a_notaris, akta_a_doc)
     values (?, '12', '2015-03-01', 'Notaris Sari', ?)`,
    [id, berkas('Akta')]
  )
  await rows(
    `insert into pemilik (rekanan_id, nama, no_ktp, alamat, saham, satuan, file_ktp)
     values (?, 'Budi Santoso', '3171012345678901', 'Jalan Mawar 1', 60, 'P', ?)`,
    [id, berkas('KTP Budi', 'dosir.pribadi')]
  )
  await rows(
    `insert into pengurus (rekanan_id, nama, no_ktp, npwp, alamat, jabatan, tgl_mulai, dok_ktp)
     values (?, 'Siti Aminah', '3171012345678902', '012345678901001', 'Jalan Mawar 2', 'Direktur',
       '2020-01-01', ?)`,
    [id, berkas('KTP Siti', 'dosir.pribadi')]
  )
  for (let i = 1; i <= pengalaman; i++) {
    await rows(
      `insert into pengalaman (rekanan_id, nama_kontrak, lokasi, instansi, alamat, telepon, no_kontrak,
         nilai_kontrak, persentase, tgl_pelaksanaan, tgl_selesai_kontrak, keterangan, dokumen)
       values (?, ?, 'Jakarta', 'Dinas Uji', 'Jalan Dinas 1', '021555', ?, 250000000, 100,
         '2023-01-01', '2023-06-01', 'Selesai', ?)`,
      [id, `Renovasi gedung ${i}`, `K-${i}`, berkas(`Kontrak ${i}`)]
    )
  }
  await rows(
    `insert into pajak (rekanan_id, jenis, masa, nomor_terima, tanggal_terima, dokumen)
     values (?, 'SPT Tahunan', ?, 'BPE-1', ?, ?)`,
    [id, String(budgetYear() - 1), dayFromNow(-7), berkas('SPT')]
  )
}

async function fillPerorangan(id: number, pengalaman: number, berkas: Berkas): Promise<void> {
  await rows(
    `insert into data_pribadi (rekanan_id, alamat, provinsi, kabkod, kodepos, telepon, no_ktp, npwp, file_ktp,
       file_npwp, file_formulir)
     values (?, 'Jalan Anggrek 3', '31', '3171', '10110', '0812', '3171012345678903', '012345678901002',
       ?, ?, ?)`,
    [id, berkas('KTP', 'dosir.pribadi'), berkas('NPWP', 'dosir.pribadi'), berkas('Formulir')]
  )
  for (let i = 1; i <= pengalaman; i++) {
    await rows(
      `insert into pengalaman_person (rekanan_id, nama, instansi, jabatan, tahun, keterangan)
       values (?, ?, 'Dinas Uji', 'Ahli', 2024, 'Selesai')`,
      [id, `Kajian ${i}`]
    )
  }
  await rows(
    `insert into sertifikat_person (rekanan_id, keahlian, no_sertifikat, file_sertifikat)
     values (?, 'Ahli K3', 'SKA-1', ?)`,
    [id, berkas('SKA')]
  )
}
