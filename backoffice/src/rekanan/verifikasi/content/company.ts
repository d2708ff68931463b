/** How each section of the dossier is read by a verifier: where it comes from, its fields, its documents. */
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import { angka, rupiah, tanggal } from '@eproc/domain/common/format'
import type {
  Akta,
  DataPerusahaan,
  DataPribadi,
  IjinUsaha,
  InfoBerkas,
  Pajak,
  Pemilik,
  Pengalaman,
  PengalamanPerson,
  Pengurus,
  SertifikatPerson,
} from '@eproc/domain/dosir/answers'
import { BENTUK_USAHA, SATUAN_SAHAM, teksPilihan, UKURAN_USAHA } from '@eproc/domain/common/choices'
import { verifikasi } from '@eproc/i18n/id/verifikasi'

const teks = verifikasi.isian

/** One line of a list of definitions; an empty value shows as '-'. */
export interface Butir {
  label: string
  nilai: string | readonly string[] | null
}

export interface ShownDokumen {
  label: string
  path: string
  nama: string
}

/** One record, ready to be read. */
export interface ShownCatatan {
  id: number
  /** empty for a bagian of one record */
  judul: string
  butir: Butir[]
  dokumen: ShownDokumen[]
}

export interface BagianSource {
  jalur: (id: number) => string
  /**
   * Holds identity numbers and documents, so no document opens by itself. 'samar': numbers are masked until asked
   * for with ?pribadi=1; 'penuh': the server always answers in full and journals it.
   */
  pribadi?: 'samar' | 'penuh'
  baca: (data: unknown, today: string) => ShownCatatan[]
}

const b = (label: string, nilai: Butir['nilai'] | number | undefined): Butir => ({
  label,
  nilai:
    nilai === undefined || nilai === null || nilai === ''
      ? null
      : typeof nilai === 'number'
        ? angka(nilai)
        : nilai,
})
const hari = (nilai: string | null) => (nilai ? tanggal(nilai) : null)

type Berberkas = { berkas: Partial<Record<string, InfoBerkas>> }

function dok<T extends Berberkas>(
  catatan: T,
  ...daftar: [keyof T & string, string][]
): ShownDokumen[] {
  return daftar.flatMap(([nama, label]) => {
    const path = catatan[nama]
    if (typeof path !== 'string' || path === '') return []
    return [{ label, path, nama: catatan.berkas[nama]?.nama ?? label }]
  })
}

const satu =
  <T>(baca: (isi: T) => ShownCatatan) =>
  (data: unknown): ShownCatatan[] =>
    data ? [baca(data as T)] : []
const semua =
  <T>(baca: (isi: T, today: string) => ShownCatatan) =>
  (data: unknown, today: string): ShownCatatan[] =>
    ((data as T[] | null) ?? []).map((isi) => baca(isi, today))

const perusahaan = satu<DataPerusahaan>((d) => ({
  id: d.id,
  judul: '',
  butir: [
    b(teks.nama, d.nama),
    b(teks.noRegistrasi, d.noRegistrasi),
    b(teks.bentuk, teksPilihan(BENTUK_USAHA, d.bentuk)),
    b(teks.ukuran, teksPilihan(UKURAN_USAHA, d.ukuran)),
    b(teks.npwp, d.npwp),
    b(teks.noPengukuhan, d.noPengukuhan),
    b(teks.alamat, d.alamat),
    b(teks.kabkod, `${d.namaKabkod}, ${d.namaProvinsi} ${d.kodepos}`),
    b(teks.telepon, d.telepon),
    b(teks.fax, d.fax),
    b(teks.email, d.email),
    b(teks.emailMember, d.emailMember),
    b(teks.website, d.website),
    b(teks.cabang, d.cabang ? teks.ya : teks.tidak),
    ...(d.cabang
      ? [
          b(teks.alamatPusat, d.pusat?.alamatPusat),
          b(teks.teleponPusat, d.pusat?.teleponPusat),
          b(teks.faxPusat, d.pusat?.faxPusat),
          b(teks.emailPusat, d.pusat?.emailPusat),
        ]
      : []),
  ],
  dokumen: dok(
    d,
    ['skPkp', teks.skPkp],
    ['fileNonPKP', teks.fileNonPKP],
    ['fileSertifikat', teks.fileKeterangan],
    ['fileFormulir', teks.fileFormulir]
  ),
}))

const ijin = semua<IjinUsaha>((d, today) => ({
  id: d.id,
  judul: `${d.jenis} ${d.nomor}`,
  butir: [
    b(teks.jenis, d.jenis),
    b(teks.nomor, d.nomor),
    b(
      teks.berlaku,
      d.berlaku === null
        ? teks.tanpaMasa
        : `${tanggal(d.berlaku)}${d.berlaku < today ? ` (${teks.kedaluwarsa})` : ''}`
    ),
    b(teks.instansi, d.instansi),
    b(teks.kualifikasi, d.kualifikasi),
    ...(d.kbliRinci.length
      ? [
          b(
            teks.kbli,
            d.kbliRinci.map((k) => `${k.kode} ${k.nama}`)
          ),
        ]
      : []),
    ...(d.sbuRinci.length
      ? [
          b(
            teks.sbu,
            d.sbuRinci.map((s) => `${s.kode} ${s.subklasifikasi}`)
          ),
        ]
      : []),
    b(teks.keterangan, d.keterangan),
  ],
  dokumen: dok(d, ['dokumen', `${teks.dokumen} ${d.jenis}`]),
}))

const akta = satu<Akta>((d) => ({
  id: d.aktaId,
  judul: '',
  butir: [
    b(teks.aktaANo, d.aktaANo),
    b(teks.aktaATgl, hari(d.aktaATgl)),
    b(teks.aktaANotaris, d.aktaANotaris),
    ...(d.aktaUNo
      ? [
          b(teks.aktaUNo, d.aktaUNo),
          b(teks.aktaUTgl, hari(d.aktaUTgl)),
          b(teks.aktaUNotaris, d.aktaUNotaris),
        ]
      : []),
  ],
  dokumen: dok(d, ['aktaADoc', teks.aktaADoc], ['aktaUDoc', teks.aktaUDoc]),
}))

const pemilik = semua<Pemilik>((d) => ({
  id: d.id,
  judul: d.nama,
  butir: [
    b(teks.noKtp, d.noKtp),
    b(teks.alamat, d.alamat),
    b(teks.saham, `${angka(d.saham, 4)} ${teksPilihan(SATUAN_SAHAM, d.satuan)}`),
  ],
  dokumen: dok(d, ['fileKTP', `${teks.fileKTP} ${d.nama}`]),
}))

const pengurus = semua<Pengurus>((d) => ({
  id: d.id,
  judul: `${d.nama}, ${d.jabatan}`,
  butir: [
    b(teks.jabatan, d.jabatan),
    b(teks.noKtp, d.noKtp),
    b(teks.npwp, d.npwp),
    b(teks.alamat, d.alamat),
    b(teks.tglMulai, hari(d.tglMulai)),
  ],
  dokumen: dok(d, ['dokKtp', `${teks.dokKtp} ${d.nama}`]),
}))

const pengalaman = semua<Pengalaman>((d) => ({
  id: d.id,
  judul: d.namaKontrak,
  butir: [
    b(teks.lokasi, d.lokasi),
    b(teks.instansi, d.instansi),
    b(teks.alamat, d.alamat),
    b(teks.telepon, d.telepon),
    b(teks.noKontrak, d.noKontrak),
    b(teks.nilaiKontrak, rupiah(d.nilaiKontrak)),
    b(teks.persentase, `${angka(d.persentase, 4)}%`),
    b(teks.tglPelaksanaan, hari(d.tglPelaksanaan)),
    b(teks.tglSelesaiKontrak, hari(d.tglSelesaiKontrak)),
    b(teks.tglSerahTerima, hari(d.tglSerahTerima)),
    b(teks.keterangan, d.keterangan),
  ],
  dokumen: dok(d, ['dokumen', `${teks.dokumen} ${d.noKontrak}`]),
}))

const pajak = semua<Pajak>((d) => ({
  id: d.id,
  judul: `${d.jenis} ${d.masa}`,
  butir: [
    b(teks.jenisPajak, d.jenis),
    b(teks.masa, d.masa),
    b(teks.nomorTerima, d.nomorTerima),
    b(teks.tanggalTerima, hari(d.tanggalTerima)),
  ],
  dokumen: dok(d, ['dokumen', `${d.jenis} ${d.masa}`]),
}))

const dataPribadi = satu<DataPribadi>((d) => ({
  id: d.id,
  judul: '',
  butir: [
    b(teks.nama, d.nama),
    b(teks.noRegistrasi, d.noRegistrasi),
    b(teks.noKtp, d.noKtp),
    b(teks.npwp, d.npwp),
    b(teks.alamat, d.alamat),
    b(teks.kabkod, `${d.namaKabkod}, ${d.namaProvinsi} ${d.kodepos}`),
    b(teks.telepon, d.telepon),
    b(teks.email, d.email),
    b(teks.emailMember, d.emailMember),
  ],
  dokumen: dok(
    d,
    ['fileKtp', teks.fileKtp],
    ['fileNpwp', teks.fileNpwp],
    ['fileFormulir', teks.fileFormulir]
  ),
}))

const pengalamanPerson = semua<PengalamanPerson>((d) => ({
  id: d.id,
  judul: d.nama,
  butir: [
    b(teks.instansi, d.instansi),
    b(teks.jabatan, d.jabatan),
    b(teks.tahun, String(d.tahun)),
    b(teks.durasi, teks.lamaKerja(d.durasiTahun, d.durasiBulan, d.durasiHari)),
    b(teks.keterangan, d.keterangan),
  ],
  dokumen: [],
}))

const sertifikat = semua<SertifikatPerson>((d) => ({
  id: d.id,
  judul: d.keahlian,
  butir: [b(teks.noSertifikat, d.noSertifikat)],
  dokumen: dok(d, ['fileSertifikat', `${teks.fileSertifikat} ${d.keahlian}`]),
}))

export const BAGIAN_SOURCES: Readonly<Record<BagianKey, BagianSource>> = {
  perusahaan: { jalur: (id) => `/vendor/registrasi/perusahaan/${id}`, baca: perusahaan },
  ijin: { jalur: (id) => `/vendor/ijinusaha/${id}`, baca: ijin },
  akta: {
    jalur: (id) => `/vendor/register3/akta/${id}`,
    baca: (data) => akta((data as Akta | null)?.aktaANo ? data : null),
  },
  pemilik: { jalur: (id) => `/vendor/pemilik/${id}`, baca: pemilik, pribadi: 'samar' },
  pengurus: { jalur: (id) => `/vendor/pengurus/${id}`, baca: pengurus, pribadi: 'samar' },
  pengalaman: { jalur: (id) => `/vendor/pengalaman/${id}`, baca: pengalaman },
  pajak: { jalur: (id) => `/vendor/pajak/${id}`, baca: pajak },
  dataPribadi: {
    jalur: (id) => `/vendor/person/data-pribadi/${id}`,
    baca: dataPribadi,
    pribadi: 'penuh',
  },
  pengalamanPerson: {
    jalur: (id) => `/vendor/person/pengalaman/${id}`,
    baca: pengalamanPerson,
  },
  sertifikat: { jalur: (id) => `/vendor/person/sertifikat/${id}`, baca: sertifikat },
}
