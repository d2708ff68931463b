/** The receipt as PDF with a QR to its public confirmation page. */
import { createRequire } from 'node:module'
import pdfMake from 'pdfmake'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { tanggalPanjang, ukuranBerkas } from '@eproc/domain/common/format'
import type { TandaTerima } from '@eproc/domain/tender/answers_penawaran'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { DateTime } from 'luxon'
import { parameterTeks } from '#core/database/parameter'
import { alamat } from '#core/mail/letter_template'
import { ZONA } from '#core/clock/clock'

const teks = penawaran.pdf
const TEAL = '#0f5e63'
const TINTA = '#16233b'
const REDUP = '#4b5870'

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

/** `12 Mei 2026 09:00:07 WIB`: seconds matter at a deadline. */
function saat(iso: string): string {
  const jam = DateTime.fromISO(iso, { zone: ZONA }).toFormat('HH:mm:ss')
  return teks.wib(`${tanggalPanjang(iso)} ${jam}`)
}

function definisi(
  t: TandaTerima,
  kop: readonly string[],
  perusahaan: string
): TDocumentDefinitions {
  const url = alamat(t.halaman)
  const fakta: [string, string][] = [
    [teks.kode, t.kode],
    [teks.paket, `${t.paket.nama} (${t.paket.kode})`],
    [teks.vendor, t.vendor.nama],
    [teks.jenis, penawaran.jenis[t.jenis]],
    [teks.versi, String(t.versi)],
    [teks.ukuran, ukuranBerkas(t.ukuran)],
    [teks.pada, saat(t.diterimaPada)],
    [teks.sidik, t.sha256.replace(/(.{16})/g, '$1 ').trim()],
    [teks.tandaTangan, t.tandaTangan.replace(/(.{22})/g, '$1 ').trim()],
  ]
  const isi: Content[] = [
    {
      stack: kop.map((baris, i) =>
        i === 0
          ? { text: baris, bold: true, fontSize: 15, color: TEAL }
          : { text: baris, fontSize: 9, color: REDUP }
      ),
    },
    {
      canvas: [{ type: 'line', x1: 0, y1: 10, x2: 483, y2: 10, lineWidth: 1.5, lineColor: TEAL }],
    },
    { text: teks.judul, bold: true, fontSize: 17, margin: [0, 32, 0, 20] },
    {
      table: {
        widths: [150, '*'],
        body: fakta.map(([kiri, kanan]) => [{ text: kiri, color: REDUP }, kanan]),
      },
      layout: 'lightHorizontalLines',
      margin: [0, 0, 0, 28],
    },
    { qr: url, fit: 112, foreground: TINTA, eccLevel: 'M' },
    { text: teks.qr, fontSize: 8, color: REDUP, margin: [0, 6, 0, 0] },
  ]
  return {
    pageSize: 'A4',
    pageMargins: [56, 48, 56, 72],
    info: { title: `${teks.judul} ${t.kode}`, author: perusahaan },
    language: 'id-ID',
    defaultStyle: { font: 'Roboto', fontSize: 10.5, color: TINTA, lineHeight: 1.25 },
    content: isi,
    footer: {
      margin: [56, 0, 56, 0],
      stack: [
        { text: url, link: url, fontSize: 8, color: TEAL },
        { text: teks.kaki, fontSize: 8, color: REDUP, margin: [0, 3, 0, 0] },
      ],
    },
  }
}

/** Bytes of the PDF. */
export async function buatPdfTandaTerima(t: TandaTerima): Promise<Buffer> {
  siapkan()
  const perusahaan = await parameterTeks('NAMA_PERUSAHAAN')
  const kop = (await parameterTeks('KOP_SURAT', perusahaan)).split('\n').map((b) => b.trim())
  return pdfMake
    .createPdf(
      definisi(
        t,
        kop.filter((b) => b !== ''),
        perusahaan
      )
    )
    .getBuffer()
}
