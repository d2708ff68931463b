/** The certificate as PDF: letterhead of the parameters, facts, sections, QR to the public page. */
import type { Content } from 'pdfmake/interfaces.js'
import { tanggalPanjang } from '@eproc/domain/common/format'
import { BENTUK_USAHA, JENIS_REKANAN, teksPilihan } from '@eproc/domain/common/choices'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import type { SertifikatDetails } from '#app/verifikasi/sertifikat/sertifikat_rekanan'
import { factRows, letterhead, paperPdf, REDUP, TINTA } from '#core/files/pdf'

const teks = verifikasi.pdf

export interface BahanSertifikat {
  isi: SertifikatDetails
  nomor: string
  /** ISO time */
  pada: string
  /** absolute address of the confirmation page */
  alamat: string
}

const judul = (nomor: string, nama: string): Content[] => [
  { text: teks.judul, alignment: 'center', bold: true, fontSize: 17, margin: [0, 36, 0, 4] },
  { text: teks.nomor(nomor), alignment: 'center', color: REDUP, margin: [0, 0, 0, 28] },
  { text: teks.menerangkan, alignment: 'center', margin: [0, 0, 0, 8] },
  { text: nama, alignment: 'center', bold: true, fontSize: 20, margin: [0, 0, 0, 20] },
]

const fakta = (isi: SertifikatDetails): Content => ({
  table: {
    widths: [130, '*'],
    body: factRows([
      [teks.noRegistrasi, isi.noRegistrasi],
      [teks.jenis, teksPilihan(JENIS_REKANAN, isi.jenis)],
      ...(isi.bentuk ? [[teks.bentuk, teksPilihan(BENTUK_USAHA, isi.bentuk)] as const] : []),
      ...(isi.alamat ? [[teks.alamat, isi.alamat] as const] : []),
    ]),
  },
  layout: 'noBorders',
  margin: [40, 0, 40, 18],
})

const listBagian = (bagian: readonly string[]): Content => ({
  table: {
    headerRows: 1,
    widths: ['*', 130],
    body: [
      [
        { text: teks.bagian, bold: true },
        { text: teks.hasil, bold: true },
      ],
      ...bagian.map((nama) => [nama, { text: teks.terverifikasi, color: '#155a2e' }]),
    ],
  },
  layout: 'lightHorizontalLines',
  margin: [0, 0, 0, 28],
})

const pengesahan = ({ alamat, pada }: BahanSertifikat, perusahaan: string): Content => ({
  columns: [
    {
      width: 150,
      stack: [
        { qr: alamat, fit: 104, foreground: TINTA, eccLevel: 'M' },
        { text: teks.qr, fontSize: 8, color: REDUP, margin: [0, 6, 0, 0] },
      ],
    },
    {
      width: '*',
      alignment: 'right',
      stack: [
        { text: teks.dibuat(tanggalPanjang(pada)), margin: [0, 8, 0, 4] },
        { text: teks.unit },
        { text: perusahaan, bold: true },
      ],
    },
  ],
  unbreakable: true,
})

/** Bytes of the PDF. */
export async function buatPdfSertifikat(bahan: BahanSertifikat): Promise<Buffer> {
  const { isi, nomor, alamat } = bahan
  const kop = await letterhead()
  return paperPdf(
    {
      title: `${teks.judul} ${nomor}`,
      content: [
        ...judul(nomor, isi.nama),
        fakta(isi),
        { text: teks.pernyataan(kop.company), lineHeight: 1.35, margin: [0, 0, 0, 12] },
        listBagian(isi.bagian),
        pengesahan(bahan, kop.company),
      ],
      address: alamat,
      footnote: teks.kaki,
    },
    kop
  )
}
