/** What the dossier's tests share: whole forms to send, multipart calls. */
import type { ApiClient, ApiResponse } from '@japa/api-client'
import type { BagianPerusahaan } from '@eproc/database/factories/fill_dosir'
import { today } from '../../lib/dates.ts'
import { PDF } from '../../lib/files.ts'
import { row } from '../../lib/query.ts'

export type FormInput = Record<string, string | number | boolean | null>
/** Field → file name; the content is a PDF unless `isi` says another. */
export interface Lampiran {
  nama?: string
  isi?: Buffer
}

/** Sends a multipart form; null fields are left out. */
export async function kirim(
  client: ApiClient,
  metode: 'post' | 'put',
  url: string,
  token: string,
  input: FormInput,
  berkas: Readonly<Record<string, Lampiran>> = {}
): Promise<ApiResponse> {
  const minta = client[metode](url).bearerToken(token)
  // Without any part the body would not be multipart at all.
  minta.field('_uji', '1')
  for (const [bidang, nilai] of Object.entries(input)) {
    if (nilai !== null) minta.field(bidang, String(nilai))
  }
  for (const [bidang, { nama, isi }] of Object.entries(berkas)) {
    minta.file(bidang, isi ?? PDF, { filename: nama ?? `${bidang}.pdf` })
  }
  return minta
}

/** KBLI and SBU ids by code, newest edition. */
export const idKbli = async (kode: string) =>
  (
    await row<{ id: number }>('select id from kbli where kode = ? order by edisi desc limit 1', [
      kode,
    ])
  ).id
export const idSbu = async (kode: string) =>
  (
    await row<{ id: number }>('select id from sbu where kode = ? order by edisi desc limit 1', [
      kode,
    ])
  ).id

let urut = 0
const nikUji = () => `3171${String(500_000 + ++urut).padStart(12, '0')}`

export interface Formulir {
  isian: FormInput
  berkas: Readonly<Record<string, Lampiran>>
}

export const formPerusahaan = (ganti: FormInput = {}): Formulir => ({
  isian: {
    vendorId: -999,
    emailR: 'akun@uji.example',
    nama: 'PT Sumber Rejeki',
    npwp: '01.234.567.8-901.000',
    noPengukuhan: 'S-77PKP',
    email: 'kantor@rejeki.example',
    alamat: 'Jalan Merdeka No. 1',
    kodepos: '10110',
    telepon: '0215550100',
    cabang: false,
    provinsi: '31',
    kabkod: '3171',
    bentuk: 'pt',
    ukuran: 'kecil',
    ...ganti,
  },
  berkas: { skPkp: {}, fileFormulir: {} },
})

export const formIjin = async (ganti: FormInput = {}): Promise<Formulir> => ({
  isian: {
    jenis: 'NIB',
    nomor: `91200${String(10_000_000 + ++urut)}`,
    instansi: 'Lembaga OSS',
    kualifikasi: 'Kecil',
    kbli: `${await idKbli('41011')},${await idKbli('41012')}`,
    ...ganti,
  },
  berkas: { dokumen: {} },
})

export const formAkta = (ganti: FormInput = {}): Formulir => ({
  isian: {
    aktaId: -999,
    aktaANo: '12',
    aktaATgl: '2015-03-12',
    aktaANotaris: 'Ratna Wijayanti, S.H.',
    ...ganti,
  },
  berkas: { aktaADoc: {} },
})

export const formPemilik = (ganti: FormInput = {}): Formulir => ({
  isian: {
    nama: 'Budi Santoso',
    noKtp: nikUji(),
    alamat: 'Jalan Mawar No. 1',
    saham: '40,5',
    satuan: 'P',
    ...ganti,
  },
  berkas: { fileKTP: {} },
})

export const formPengurus = (ganti: FormInput = {}): Formulir => ({
  isian: {
    nama: 'Siti Aminah',
    noKtp: nikUji(),
    npwp: '3171012345678901',
    alamat: 'Jalan Mawar No. 2',
    jabatan: 'Direktur',
    tglMulai: '2020-01-02',
    ...ganti,
  },
  berkas: { dokKtp: {} },
})

export const formPengalaman = (ganti: FormInput = {}): Formulir => ({
  isian: {
    namaKontrak: `Renovasi Gedung ${++urut}`,
    lokasi: 'Jakarta',
    instansi: 'Dinas Cipta Karya',
    alamat: 'Jalan Dinas No. 1',
    telepon: '0215550111',
    noKontrak: `K-${urut}`,
    nilaiKontrak: 1_250_000_000,
    persentase: 100,
    tglPelaksanaan: '2023-02-01',
    tglSelesaiKontrak: '2023-10-31',
    tglSerahTerima: '2023-11-30',
    keterangan: 'Selesai',
    ...ganti,
  },
  berkas: { dokumen: {} },
})

export const formPajak = (ganti: FormInput = {}): Formulir => ({
  isian: {
    jenis: 'SPT Tahunan',
    masa: '2025',
    nomorTerima: `BPE-${++urut}`,
    tanggalTerima: today(),
    ...ganti,
  },
  berkas: { dokumen: {} },
})

export const formDataPribadi = (ganti: FormInput = {}): Formulir => ({
  isian: {
    vendorId: -999,
    nama: 'Dewi Lestari',
    alamat: 'Jalan Anggrek No. 3',
    provinsi: '31',
    kabkod: '3174',
    kodepos: '12190',
    telepon: '081200001111',
    noKtp: nikUji(),
    npwp: '01.234.567.8-901.002',
    ...ganti,
  },
  berkas: { fileKtp: {}, fileNpwp: {}, fileFormulir: {} },
})

export const formSertifikat = (ganti: FormInput = {}): Formulir => ({
  isian: { keahlian: 'Ahli K3', noSertifikat: `SKA-${++urut}`, ...ganti },
  berkas: { fileSertifikat: {} },
})

export const pengalamanPersonInput = (ganti: FormInput = {}): FormInput => ({
  id: -1,
  nama: `Kajian ${++urut}`,
  instansi: 'Dinas Perumahan',
  jabatan: 'Ahli Madya',
  tahun: '2024',
  durasiTahun: 0,
  durasiBulan: 6,
  durasiHari: 0,
  keterangan: 'Selesai',
  ...ganti,
})

/** Calls of the company sections with many records. */
export const BAGIAN_LIST: Readonly<
  Record<
    Exclude<BagianPerusahaan, 'perusahaan' | 'akta'>,
    {
      form: (ganti?: FormInput) => Formulir | Promise<Formulir>
      tambah: string
      satu: (id: number) => string
      hapus: (id: number) => string
      daftar: (vendorId: number) => string
      namaId: string
      status: string
      tabel: string
      pesan: { tambah: string; ubah: string; hapus: string }
      ubah: FormInput
    }
  >
> = {
  ijin: {
    form: formIjin,
    tambah: '/vendor/registrasi/ijinusaha',
    satu: (id) => `/vendor/ijinusaha/${id}`,
    hapus: (id) => `/vendor/ijinusaha/${id}`,
    daftar: (v) => `/vendor/ijinusaha/${v}`,
    namaId: 'ijinUsahaId',
    status: 'statusIjin',
    tabel: 'ijin_usaha',
    pesan: {
      tambah: 'Data ijin usaha telah tersimpan !',
      ubah: 'Data ijin usaha telah diperbarui!',
      hapus: 'Data ijin usaha berhasil dihapus',
    },
    ubah: { instansi: 'Kementerian Investasi' },
  },
  pemilik: {
    form: formPemilik,
    tambah: '/vendor/register3/pemilik',
    satu: (id) => `/vendor/pemilik/${id}`,
    hapus: (id) => `/vendor/pemilik/${id}`,
    daftar: (v) => `/vendor/pemilik/${v}`,
    namaId: 'pemilikId',
    status: 'statusPemilik',
    tabel: 'pemilik',
    pesan: {
      tambah: 'Data Pemilik sukses didaftarkan !',
      ubah: 'Data pemilik telah diperbarui!',
      hapus: 'Data pemilik berhasil dihapus',
    },
    ubah: { nama: 'Budi Hartono' },
  },
  pengurus: {
    form: formPengurus,
    tambah: '/vendor/registrasi/pengurus',
    satu: (id) => `/vendor/registrasi/pengurus/${id}`,
    hapus: (id) => `/vendor/pengurus/${id}`,
    daftar: (v) => `/vendor/pengurus/${v}`,
    namaId: 'pengurusId',
    status: 'statusPengurus',
    tabel: 'pengurus',
    pesan: {
      tambah: 'Data pengurus telah tersimpan !',
      ubah: 'Data pengurus telah diperbarui !',
      hapus: 'Data pengurus berhasil dihapus',
    },
    ubah: { jabatan: 'Direktur Utama' },
  },
  pengalaman: {
    form: formPengalaman,
    tambah: '/vendor/register3/pengalaman',
    satu: (id) => `/vendor/register3/pengalaman/${id}`,
    hapus: (id) => `/vendor/pengalaman/${id}`,
    daftar: (v) => `/vendor/pengalaman/${v}`,
    namaId: 'pengalamanId',
    status: 'statusPengalaman',
    tabel: 'pengalaman',
    pesan: {
      tambah: 'Data pengalaman telah tersimpan !',
      ubah: 'Data pengalaman telah tersimpan !',
      hapus: 'Data pengalaman berhasil dihapus',
    },
    ubah: { lokasi: 'Bogor' },
  },
  pajak: {
    form: formPajak,
    tambah: '/vendor/registrasi/pajak',
    satu: (id) => `/vendor/pajak/${id}`,
    hapus: (id) => `/vendor/pajak/${id}`,
    daftar: (v) => `/vendor/pajak/${v}`,
    namaId: 'pajakId',
    status: 'statusPajak',
    tabel: 'pajak',
    pesan: {
      tambah: 'Data Pajak telah tersimpan !',
      ubah: 'Data pajak telah diperbarui',
      hapus: 'Data pajak berhasil dihapus',
    },
    ubah: { masa: '2024' },
  },
}
