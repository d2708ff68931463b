/** The sections of an individual's dosir as a verifier reads them. */
import type { DataPribadi, PengalamanPerson, SertifikatPerson } from '@eproc/domain/dosir/answers'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { documents, every, line, one } from './shown_record.ts'

const text = pemeriksaanOffice.isian

export const dataPribadi = one<DataPribadi>((d) => ({
  id: d.id,
  title: '',
  lines: [
    line(text.nama, d.nama),
    line(text.noRegistrasi, d.noRegistrasi),
    line(text.noKtp, d.noKtp),
    line(text.npwp, d.npwp),
    line(text.alamat, d.alamat),
    line(text.kabkod, `${d.namaKabkod}, ${d.namaProvinsi} ${d.kodepos}`),
    line(text.telepon, d.telepon),
    line(text.email, d.email),
    line(text.emailMember, d.emailMember),
  ],
  documents: documents(
    d,
    ['fileKtp', text.fileKtp],
    ['fileNpwp', text.fileNpwp],
    ['fileFormulir', text.fileFormulir]
  ),
}))

export const pengalamanPerson = every<PengalamanPerson>((d) => ({
  id: d.id,
  title: d.nama,
  lines: [
    line(text.instansi, d.instansi),
    line(text.jabatan, d.jabatan),
    line(text.tahun, String(d.tahun)),
    line(text.durasi, text.lamaKerja(d.durasiTahun, d.durasiBulan, d.durasiHari)),
    line(text.keterangan, d.keterangan),
  ],
  documents: [],
}))

export const sertifikat = every<SertifikatPerson>((d) => ({
  id: d.id,
  title: d.keahlian,
  lines: [line(text.noSertifikat, d.noSertifikat)],
  documents: documents(d, ['fileSertifikat', `${text.fileSertifikat} ${d.keahlian}`]),
}))
