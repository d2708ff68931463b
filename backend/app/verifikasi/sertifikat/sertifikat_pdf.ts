/** The certificate as PDF: letterhead of the parameters, facts, sections, QR to the public page. */
import { createRequire } from 'node:module'
import pdfMake from 'pdfmake'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { tanggalPanjang } from '@eproc/domain/common/format'
import { BENTUK_USAHA, JENIS_REKANAN, teksPilihan } from '@eproc/domain/common/choices'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import type { IsiSertifikat } from '#app/verifikasi/sertifikat/sertifikat_query'

const teks = verifikasi.pdf
const TEAL = '#0f5e63'
const TINTA = '#16233b'
const REDUP = '#4b5870'

export interface BahanSertifikat {
  isi: IsiSertifikat
  nomor: string
  /** ISO time */
  pada: string
  /** absolute address of the confirmation page */
  alamat: string
  /** lines of the letterhead, the first one is the name */
  kop: readonly string[]
  perusahaan: string
}

let siap = false

/** Fonts come from the package; nothing is ever fetched for a document. */
function siapkan(): void {
  if (siap) return
  const dari = createRequire(import.meta.url)
  const huruf = (nama: string) => dari.resolve(`pdfmake/fonts/Roboto/Roboto-${nama}.ttf`)
  const bawaan = {
    normal: huruf('Regular'),
    bold: huruf('Medium'),
    italics: huruf('Italic'),
    bolditalics: huruf('MediumItalic'),
  }
  pdfMake.setFonts({ Roboto: bawaan })
  pdfMake.setUrlAccessPolicy(() => false)
  pdfMake.setLocalAccessPolicy((jalur) => Object.values(bawaan).includes(jalur))
  siap = true
}

function definisi(b: BahanSertifikat): TDocumentDefinitions {
  const fakta = [
    [teks.noRegistrasi, b.isi.noRegistrasi],
    [teks.jenis, teksPilihan(JENIS_REKANAN, b.isi.jenis)],
    ...(b.isi.bentuk ? [[teks.bentuk, teksPilihan(BENTUK_USAHA, b.isi.bentuk)]] : []),
    ...(b.isi.alamat ? [[teks.alamat, b.isi.alamat]] : []),
  ] as [string, string][]
  const isi: Content[] = [
    {
      stack: b.kop.map((baris, i) =>
        i === 0
          ? { text: baris, bold: true, fontSize: 15, color: TEAL }
          : { text: baris, fontSize: 9, color: REDUP }
      ),
    },
    {
      canvas: [{ type: 'line', x1: 0, y1: 10, x2: 483, y2: 10, lineWidth: 1.5, lineColor: TEAL }],
    },
    { text: teks.judul, alignment: 'center', bold: true, fontSize: 17, margin: [0, 36, 0, 4] },
    { text: teks.nomor(b.nomor), alignment: 'center', color: REDUP, margin: [0, 0, 0, 28] },
    { text: teks.menerangkan, alignment: 'center', margin: [0, 0, 0, 8] },
    { text: b.isi.nama, alignment: 'center', bold: true, fontSize: 20, margin: [0, 0, 0, 20] },
    {
      table: {
        widths: [130, '*'],
        body: fakta.map(([kiri, kanan]) => [{ text: kiri, color: REDUP }, kanan]),
      },
      layout: 'noBorders',
      margin: [40, 0, 40, 18],
    },
    { text: teks.pernyataan(b.perusahaan), lineHeight: 1.35, margin: [0, 0, 0, 12] },
    {
      table: {
        headerRows: 1,
        widths: ['*', 130],
        body: [
          [
            { text: teks.bagian, bold: true },
            { text: teks.hasil, bold: true },
          ],
          ...b.isi.bagian.map((nama) => [nama, { text: teks.terverifikasi, color: '#155a2e' }]),
        ],
      },
      layout: 'lightHorizontalLines',
      margin: [0, 0, 0, 28],
    },
    {
      columns: [
        {
          width: 150,
          stack: [
            { qr: b.alamat, fit: 104, foreground: TINTA, eccLevel: 'M' },
            { text: teks.qr, fontSize: 8, color: REDUP, margin: [0, 6, 0, 0] },
          ],
        },
        {
          width: '*',
          alignment: 'right',
          stack: [
            { text: teks.dibuat(tanggalPanjang(b.pada)), margin: [0, 8, 0, 4] },
            { text: teks.unit },
            { text: b.perusahaan, bold: true },
          ],
        },
      ],
      unbreakable: true,
    },
  ]
  return {
    pageSize: 'A4',
    pageMargins: [56, 48, 56, 72],
    info: { title: `${teks.judul} ${b.nomor}`, author: b.perusahaan },
    language: 'id-ID',
    defaultStyle: { font: 'Roboto', fontSize: 10.5, color: TINTA },
    content: isi,
    footer: {
      margin: [56, 0, 56, 0],
      stack: [
        { text: b.alamat, link: b.alamat, fontSize: 8, color: TEAL },
        { text: teks.kaki, fontSize: 8, color: REDUP, margin: [0, 3, 0, 0] },
      ],
    },
  }
}

/** Bytes of the PDF. */
export async function buatPdfSertifikat(bahan: BahanSertifikat): Promise<Buffer> {
  siapkan()
  return pdfMake.createPdf(definisi(bahan)).getBuffer()
}
