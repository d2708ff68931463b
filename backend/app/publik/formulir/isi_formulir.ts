/** The content of the two forms, with the company's name and letterhead from the parameters. */
import { formulir } from '@eproc/i18n/id/formulir'
import type { BagianDokumen, Dokumen } from '#app/publik/formulir/dokumen'
import { parameterTeks } from '#inti/parameter'

const TANDA_TANGAN: BagianDokumen = {
  jenis: 'tandaTangan',
  baris: [
    '',
    formulir.tandaTangan.tempat,
    formulir.tandaTangan.jabatan,
    '',
    '',
    formulir.tandaTangan.meterai,
    '',
    '',
    formulir.tandaTangan.nama,
    formulir.tandaTangan.namaJelas,
  ],
}

async function dokumen(
  judul: string,
  isi: (perusahaan: string) => BagianDokumen[]
): Promise<Dokumen> {
  const perusahaan = await parameterTeks('NAMA_PERUSAHAAN', 'PT Properti Kota (Perseroda)')
  const kop = (await parameterTeks('KOP_SURAT', perusahaan)).split(/\r?\n/).filter(Boolean)
  return { judul, perusahaan, kop: kop.length ? kop : [perusahaan], isi: isi(perusahaan) }
}

export function formulirKeikutsertaan(): Promise<Dokumen> {
  const f = formulir.keikutsertaan
  return dokumen(f.judul, (perusahaan) => [
    { jenis: 'judul', teks: f.judul, bawah: f.bawah(perusahaan) },
    { jenis: 'paragraf', teks: f.petunjuk },
    { jenis: 'bagian', teks: f.bagian.rekanan },
    { jenis: 'isian', baris: f.rekanan },
    { jenis: 'bagian', teks: f.bagian.penanggungJawab },
    { jenis: 'isian', baris: f.penanggungJawab },
    { jenis: 'bagian', teks: f.bagian.bidang },
    { jenis: 'tabel', kepala: f.tabelBidang, lebar: [8, 20, 72], baris: 5 },
    { jenis: 'bagian', teks: f.bagian.pernyataan },
    { jenis: 'paragraf', teks: f.pernyataanAwal(perusahaan) },
    { jenis: 'nomor', butir: f.pernyataan(perusahaan) },
    { jenis: 'paragraf', teks: f.pernyataanAkhir },
    TANDA_TANGAN,
    { jenis: 'bagian', teks: f.bagian.lampiran },
    { jenis: 'nomor', butir: f.lampiran },
  ])
}

export function pernyataanNonPkp(): Promise<Dokumen> {
  const f = formulir.nonPkp
  return dokumen(f.judul, (perusahaan) => [
    { jenis: 'judul', teks: f.judul, bawah: f.bawah },
    { jenis: 'paragraf', teks: f.pembuka },
    { jenis: 'isian', baris: f.penandatangan },
    { jenis: 'paragraf', teks: f.mewakili },
    { jenis: 'isian', baris: f.perusahaan },
    { jenis: 'paragraf', teks: f.isiAwal },
    { jenis: 'nomor', butir: f.isi(perusahaan) },
    { jenis: 'paragraf', teks: f.penutup(perusahaan) },
    TANDA_TANGAN,
  ])
}
