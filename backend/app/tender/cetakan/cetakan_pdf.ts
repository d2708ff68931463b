/** A stage's printout as PDF: letterhead, number, facts, results, signatures, QR to the public page. */
import type { Content } from 'pdfmake/interfaces.js'
import { tanggalPanjang } from '@eproc/domain/common/format'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import type { CetakanContent, PenandaTangan, TabelCetakan } from '#app/tender/cetakan/cetakan'
import { closing, factRows, letterhead, listTable, paperPdf, REDUP, signed } from '#core/files/pdf'

export interface KertasCetakan {
  isi: CetakanContent
  nomor: string
  /** ISO time */
  pada: string
  /** absolute address of the confirmation page */
  alamat: string
}

/** Money stays in one line, on the right. */
const sel = (text: string): Content =>
  /^Rp\s\d/.test(text) ? { text, noWrap: true, alignment: 'right' } : text

/** Columns that have room beside each other on the paper. */
const MOST_COLUMNS = 6

/** A table wider than the paper is told below each other: a line for each of a row's further cells. */
const narrow = ({ judul, kepala, baris }: TabelCetakan): TabelCetakan =>
  kepala.length <= MOST_COLUMNS
    ? { judul, kepala, baris }
    : {
        judul,
        kepala: [kepala[0]!, '', ''],
        baris: baris.flatMap(([first = '', ...rest]) =>
          rest.map((cell, i) => [i === 0 ? first : '', kepala[i + 1]!, cell])
        ),
      }

const tabel = ({ judul, kepala, baris }: TabelCetakan): Content[] => [
  { text: judul, bold: true, fontSize: 12, margin: [0, 14, 0, 6], headlineLevel: 1 },
  {
    stack: [
      listTable(
        kepala,
        baris.map((b) => b.map(sel)),
        kepala.map((_, i) => (i === 0 ? 'auto' : '*'))
      ),
    ],
    fontSize: 9,
  },
]

const PER_BARIS = 3

/** Blocks to be signed, three beside each other. */
const tandaTangan = (orang: readonly PenandaTangan[]): Content[] =>
  Array.from({ length: Math.ceil(orang.length / PER_BARIS) }, (_, i) => ({
    columns: orang.slice(i * PER_BARIS, (i + 1) * PER_BARIS).map((o) => ({
      width: '*',
      alignment: 'center' as const,
      stack: [
        { text: o.sebagai, color: REDUP },
        { text: o.nama, bold: true, margin: [0, 48, 0, 0] as [number, number, number, number] },
        { text: o.jabatan ?? '', fontSize: 9, color: REDUP },
      ],
    })),
    columnGap: 12,
    margin: [0, 18, 0, 0] as [number, number, number, number],
  }))

const penutup = ({ isi, nomor, pada, alamat }: KertasCetakan): Content[] => {
  const end = closing(
    [
      { text: teks.penutup(isi.judul, nomor) },
      { text: tanggalPanjang(pada), margin: [0, 10, 0, 0] },
    ],
    alamat,
    teks.qr
  )
  return signed({ stack: [end], margin: [0, 18, 0, 0] }, tandaTangan(isi.tandaTangan))
}

/** Bytes of the PDF. */
export async function buatPdfCetakan(kertas: KertasCetakan): Promise<Buffer> {
  const { isi, nomor, alamat } = kertas
  return paperPdf(
    {
      title: `${isi.judul} ${nomor}`,
      content: [
        { text: isi.judul, alignment: 'center', bold: true, fontSize: 15, margin: [0, 24, 0, 4] },
        { text: teks.nomor(nomor), alignment: 'center', color: REDUP, margin: [0, 0, 0, 18] },
        { table: { widths: [130, '*'], body: factRows(isi.fakta) }, layout: 'noBorders' },
        ...isi.paragraf.map((text): Content => ({ text, margin: [0, 12, 0, 0] })),
        ...isi.tabel.map(narrow).flatMap(tabel),
        ...penutup(kertas),
      ],
      lineHeight: 1.2,
      address: alamat,
      footnote: teks.kaki,
    },
    await letterhead()
  )
}
