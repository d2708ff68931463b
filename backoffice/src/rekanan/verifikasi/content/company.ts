/** The sections of a company's dosir as a verifier reads them. */
import { BENTUK_USAHA, SATUAN_SAHAM, UKURAN_USAHA, teksPilihan } from '@eproc/domain/common/choices'
import { angka, rupiah, tanggal } from '@eproc/domain/common/format'
import type {
  Akta,
  DataPerusahaan,
  IjinUsaha,
  Pajak,
  Pemilik,
  Pengalaman,
  Pengurus,
} from '@eproc/domain/dosir/answers'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { day, documents, every, line, one } from './shown_record.ts'

const text = pemeriksaanOffice.isian

export const perusahaan = one<DataPerusahaan>((d) => ({
  id: d.id,
  title: '',
  lines: [
    line(text.nama, d.nama),
    line(text.noRegistrasi, d.noRegistrasi),
    line(text.bentuk, teksPilihan(BENTUK_USAHA, d.bentuk)),
    line(text.ukuran, teksPilihan(UKURAN_USAHA, d.ukuran)),
    line(text.npwp, d.npwp),
    line(text.noPengukuhan, d.noPengukuhan),
    line(text.alamat, d.alamat),
    line(text.kabkod, `${d.namaKabkod}, ${d.namaProvinsi} ${d.kodepos}`),
    line(text.telepon, d.telepon),
    line(text.fax, d.fax),
    line(text.email, d.email),
    line(text.emailMember, d.emailMember),
    line(text.website, d.website),
    line(text.cabang, d.cabang ? text.ya : text.tidak),
    ...(d.cabang
      ? [
          line(text.alamatPusat, d.pusat?.alamatPusat),
          line(text.teleponPusat, d.pusat?.teleponPusat),
          line(text.faxPusat, d.pusat?.faxPusat),
          line(text.emailPusat, d.pusat?.emailPusat),
        ]
      : []),
  ],
  documents: documents(
    d,
    ['skPkp', text.skPkp],
    ['fileNonPKP', text.fileNonPKP],
    ['fileSertifikat', text.fileKeterangan],
    ['fileFormulir', text.fileFormulir]
  ),
}))

export const ijin = every<IjinUsaha>((d, today) => ({
  id: d.id,
  title: `${d.jenis} ${d.nomor}`,
  lines: [
    line(text.jenis, d.jenis),
    line(text.nomor, d.nomor),
    line(
      text.berlaku,
      d.berlaku === null
        ? text.tanpaMasa
        : `${tanggal(d.berlaku)}${d.berlaku < today ? ` (${text.kedaluwarsa})` : ''}`
    ),
    line(text.instansi, d.instansi),
    line(text.kualifikasi, d.kualifikasi),
    ...(d.kbliRinci.length
      ? [
          line(
            text.kbli,
            d.kbliRinci.map((k) => `${k.kode} ${k.nama}`)
          ),
        ]
      : []),
    ...(d.sbuRinci.length
      ? [
          line(
            text.sbu,
            d.sbuRinci.map((s) => `${s.kode} ${s.subklasifikasi}`)
          ),
        ]
      : []),
    line(text.keterangan, d.keterangan),
  ],
  documents: documents(d, ['dokumen', `${text.dokumen} ${d.jenis}`]),
}))

export const akta = one<Akta>((d) => ({
  id: d.aktaId,
  title: '',
  lines: [
    line(text.aktaANo, d.aktaANo),
    line(text.aktaATgl, day(d.aktaATgl)),
    line(text.aktaANotaris, d.aktaANotaris),
    ...(d.aktaUNo
      ? [
          line(text.aktaUNo, d.aktaUNo),
          line(text.aktaUTgl, day(d.aktaUTgl)),
          line(text.aktaUNotaris, d.aktaUNotaris),
        ]
      : []),
  ],
  documents: documents(d, ['aktaADoc', text.aktaADoc], ['aktaUDoc', text.aktaUDoc]),
}))

export const pemilik = every<Pemilik>((d) => ({
  id: d.id,
  title: d.nama,
  lines: [
    line(text.noKtp, d.noKtp),
    line(text.alamat, d.alamat),
    line(text.saham, `${angka(d.saham, 4)} ${teksPilihan(SATUAN_SAHAM, d.satuan)}`),
  ],
  documents: documents(d, ['fileKTP', `${text.fileKTP} ${d.nama}`]),
}))

export const pengurus = every<Pengurus>((d) => ({
  id: d.id,
  title: `${d.nama}, ${d.jabatan}`,
  lines: [
    line(text.jabatan, d.jabatan),
    line(text.noKtp, d.noKtp),
    line(text.npwp, d.npwp),
    line(text.alamat, d.alamat),
    line(text.tglMulai, day(d.tglMulai)),
  ],
  documents: documents(d, ['dokKtp', `${text.dokKtp} ${d.nama}`]),
}))

export const pengalaman = every<Pengalaman>((d) => ({
  id: d.id,
  title: d.namaKontrak,
  lines: [
    line(text.lokasi, d.lokasi),
    line(text.instansi, d.instansi),
    line(text.alamat, d.alamat),
    line(text.telepon, d.telepon),
    line(text.noKontrak, d.noKontrak),
    line(text.nilaiKontrak, rupiah(d.nilaiKontrak)),
    line(text.persentase, `${angka(d.persentase, 4)}%`),
    line(text.tglPelaksanaan, day(d.tglPelaksanaan)),
    line(text.tglSelesaiKontrak, day(d.tglSelesaiKontrak)),
    line(text.tglSerahTerima, day(d.tglSerahTerima)),
    line(text.keterangan, d.keterangan),
  ],
  documents: documents(d, ['dokumen', `${text.dokumen} ${d.noKontrak}`]),
}))

export const pajak = every<Pajak>((d) => ({
  id: d.id,
  title: `${d.jenis} ${d.masa}`,
  lines: [
    line(text.jenisPajak, d.jenis),
    line(text.masa, d.masa),
    line(text.nomorTerima, d.nomorTerima),
    line(text.tanggalTerima, day(d.tanggalTerima)),
  ],
  documents: documents(d, ['dokumen', `${d.jenis} ${d.masa}`]),
}))
