/** Vendors with a whole dossier for the verification tests, written straight into the database. */
import { createHash, randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import { gudang } from '@eproc/backend/app/inti/gudang'
import { buatPengguna, masukSebagai } from '@eproc/database/factories/pengguna'
import { bagianUntuk } from '@eproc/domain/dosir'
import type { JenisRekanan, StatusBagian, StatusRekanan } from '@eproc/domain/pilihan'

export type BarisRekanan = Record<string, unknown> & {
  id: number
  nama: string
  status: StatusRekanan
  versi: number
}

export interface RekananUji {
  id: number
  penggunaId: number
  email: string
  nama: string
  noRegistrasi: string
  token: string
}

let urut = 0

export async function baris<B>(perintah: string, nilai: unknown[] = []): Promise<B[]> {
  const hasil = (await db.rawQuery(perintah, nilai as RawQueryBindings)) as { rows: B[] }
  return hasil.rows
}

export const bacaRekanan = async (id: number): Promise<BarisRekanan> =>
  (await baris<BarisRekanan>('select * from rekanan where id = ?', [id]))[0]!

/** A one-page PDF with a line of text. */
export function pdfUji(teks: string): Buffer {
  const isi = `BT /F1 24 Tf 60 720 Td (${teks}) Tj ET`
  const objek = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${isi.length}>>stream\n${isi}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let hasil = '%PDF-1.4\n'
  const letak = objek.map((o, i) => {
    const awal = hasil.length
    hasil += `${i + 1} 0 obj${o}endobj\n`
    return awal
  })
  const xref = hasil.length
  hasil += `xref\n0 ${objek.length + 1}\n0000000000 65535 f \n`
  for (const l of letak) hasil += `${String(l).padStart(10, '0')} 00000 n \n`
  hasil += `trailer<</Size ${objek.length + 1}/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.from(hasil)
}

/** A stored document of the vendor; answers its path. */
export async function berkasUji(rekananId: number, nama: string, kelas = 'dosir'): Promise<string> {
  const id = randomUUID()
  const jalur = `berkas/${id.slice(0, 2)}/${id}.pdf`
  const isi = pdfUji(nama)
  await (
    await gudang()
  ).tulis(
    jalur,
    (async function* () {
      yield isi
    })()
  )
  await baris(
    `insert into berkas (id, jalur, nama_asli, ukuran, sha256, mime, kelas, objek, objek_id, rekanan_id, dibuat_pada)
     values (?, ?, ?, ?, ?, 'application/pdf', ?, 'rekanan', ?, ?, clock_timestamp())`,
    [
      id,
      jalur,
      `${nama}.pdf`,
      isi.length,
      createHash('sha256').update(isi).digest('hex'),
      kelas,
      String(rekananId),
      rekananId,
    ]
  )
  return jalur
}

export interface IsiRekananUji {
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

export async function buatRekananUji(isi: IsiRekananUji = {}): Promise<RekananUji> {
  const jenis = isi.jenis ?? 'V'
  const n = ++urut
  const nama = isi.nama ?? (jenis === 'V' ? `PT Uji Verifikasi ${n}` : `Perorangan Uji ${n}`)
  const noRegistrasi = `${jenis}-2026-${String(90000 + n).padStart(5, '0')}`
  const pengguna = await buatPengguna({
    peran: jenis === 'V' ? 'vendor' : 'person',
    nama,
    ...(isi.login ? { login: isi.login } : {}),
  })
  const kolom: Record<string, unknown> = {
    pengguna_id: pengguna.id,
    jenis,
    no_registrasi: noRegistrasi,
    nama,
    status: isi.status ?? 'V',
  }
  for (const b of bagianUntuk(jenis)) kolom[b.kolomStatus] = isi.bagian ?? 'V'
  Object.assign(kolom, isi.kolom)
  const [r] = await baris<{ id: number }>(
    `insert into rekanan (${Object.keys(kolom).join(', ')})
     values (${Object.keys(kolom)
       .map(() => '?')
       .join(', ')}) returning id`,
    Object.values(kolom)
  )
  const id = r!.id
  const berkas = (namaBerkas: string, kelas?: string) =>
    isi.denganBerkas
      ? berkasUji(id, namaBerkas, kelas)
      : Promise.resolve(`berkas/aa/${namaBerkas}.pdf`)
  if (jenis === 'V') await isiPerusahaan(id, isi.pengalaman ?? 2, berkas)
  else await isiPerorangan(id, isi.pengalaman ?? 2, berkas)
  return {
    id,
    penggunaId: pengguna.id,
    email: pengguna.email,
    nama,
    noRegistrasi,
    token: await masukSebagai(pengguna),
  }
}

type Berkas = (nama: string, kelas?: string) => Promise<string>

async function isiPerusahaan(id: number, pengalaman: number, berkas: Berkas): Promise<void> {
  await baris(
    `insert into data_perusahaan (rekanan_id, npwp, no_pengukuhan, email, alamat, kodepos, telepon, provinsi,
       kabkod, bentuk, ukuran, sk_pkp, file_formulir)
     values (?, '012345678901000', 'PEM-01', 'kantor@uji.example', 'Jalan Melati 7', '10110',
       '0211234567', '31', '3171', 'pt', 'kecil', ?, ?)`,
    [id, await berkas('SK PKP'), await berkas('Formulir')]
  )
  const [nib] = await baris<{ id: number }>(
    `insert into ijin_usaha (rekanan_id, jenis, nomor, instansi, kualifikasi, dokumen)
     values (?, 'NIB', ?, 'OSS', 'Kecil', ?) returning id`,
    [id, String(9120000000000 + id), await berkas('NIB')]
  )
  await baris(
    'insert into ijin_kbli (ijin_id, kbli_id) select ?, id from kbli order by kode limit 1',
    [nib!.id]
  )
  await baris(
    `insert into akta (rekanan_id, akta_a_no, akta_a_tgl, akta_a_notaris, akta_a_doc)
     values (?, '12', '2015-03-01', 'Notaris Sari', ?)`,
    [id, await berkas('Akta')]
  )
  await baris(
    `insert into pemilik (rekanan_id, nama, no_ktp, alamat, saham, satuan, file_ktp)
     values (?, 'Budi Santoso', '3171012345678901', 'Jalan Mawar 1', 60, 'P', ?)`,
    [id, await berkas('KTP Budi', 'dosir.pribadi')]
  )
  await baris(
    `insert into pengurus (rekanan_id, nama, no_ktp, npwp, alamat, jabatan, tgl_mulai, dok_ktp)
     values (?, 'Siti Aminah', '3171012345678902', '012345678901001', 'Jalan Mawar 2', 'Direktur',
       '2020-01-01', ?)`,
    [id, await berkas('KTP Siti', 'dosir.pribadi')]
  )
  for (let i = 1; i <= pengalaman; i++) {
    await baris(
      `insert into pengalaman (rekanan_id, nama_kontrak, lokasi, instansi, alamat, telepon, no_kontrak,
         nilai_kontrak, persentase, tgl_pelaksanaan, tgl_selesai_kontrak, keterangan, dokumen)
       values (?, ?, 'Jakarta', 'Dinas Uji', 'Jalan Dinas 1', '021555', ?, 250000000, 100,
         '2023-01-01', '2023-06-01', 'Selesai', ?)`,
      [id, `Renovasi gedung ${i}`, `K-${i}`, await berkas(`Kontrak ${i}`)]
    )
  }
  await baris(
    `insert into pajak (rekanan_id, jenis, masa, nomor_terima, tanggal_terima, dokumen)
     values (?, 'SPT Tahunan', '2025', 'BPE-1', '2026-03-01', ?)`,
    [id, await berkas('SPT')]
  )
}

async function isiPerorangan(id: number, pengalaman: number, berkas: Berkas): Promise<void> {
  await baris(
    `insert into data_pribadi (rekanan_id, alamat, provinsi, kabkod, kodepos, telepon, no_ktp, npwp, file_ktp,
       file_npwp, file_formulir)
     values (?, 'Jalan Anggrek 3', '31', '3171', '10110', '0812', '3171012345678903', '012345678901002',
       ?, ?, ?)`,
    [
      id,
      await berkas('KTP', 'dosir.pribadi'),
      await berkas('NPWP', 'dosir.pribadi'),
      await berkas('Formulir'),
    ]
  )
  for (let i = 1; i <= pengalaman; i++) {
    await baris(
      `insert into pengalaman_person (rekanan_id, nama, instansi, jabatan, tahun, keterangan)
       values (?, ?, 'Dinas Uji', 'Ahli', 2024, 'Selesai')`,
      [id, `Kajian ${i}`]
    )
  }
  await baris(
    `insert into sertifikat_person (rekanan_id, keahlian, no_sertifikat, file_sertifikat)
     values (?, 'Ahli K3', 'SKA-1', ?)`,
    [id, await berkas('SKA')]
  )
}

export const suratUntuk = (email: string) =>
  baris<{ perihal: string; teks: string; lampiran: string[] }>(
    'select perihal, teks, lampiran from surat where kepada = ? order by dibuat_pada, id',
    [email]
  )

export const loncengUntuk = (penggunaId: number) =>
  baris<{ pesan: string; tautan: string }>(
    'select pesan, tautan from notifikasi where penerima_id = ? order by id',
    [penggunaId]
  )

export const jurnalUntuk = (rekananId: number, aksi: string) =>
  baris<{
    aksi: string
    pelaku_nama: string
    alasan: string | null
    rincian: Record<string, unknown>
  }>(
    `select aksi, pelaku_nama, alasan, rincian from jurnal
      where objek = 'rekanan' and objek_id = ? and aksi = ? order by id`,
    [String(rekananId), aksi]
  )
