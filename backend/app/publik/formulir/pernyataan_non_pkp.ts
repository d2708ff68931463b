/** The declaration of not being a taxable entrepreneur, as a Word document. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { formulir } from '@eproc/i18n/id/formulir'
import type { KopSurat } from '#app/publik/formulir/kop_surat'

/** Twips (1/1440 inch) of A4 with margins of 2.2 cm: margin, caption, colon and the rest of a line to fill in. */
const TEPI = 1247
const LEBAR_ISIAN = [3300, 240, 5872]
/** A line to write on. */
const GARIS_ISI = '.'.repeat(88)
const NOMOR = 'nomor'

const tengah = (run: TextRun | ImageRun, after = 0, before = 0) =>
  new Paragraph({ children: [run], alignment: AlignmentType.CENTER, spacing: { before, after } })

const paragraf = (text: string) =>
  new Paragraph({ text, alignment: AlignmentType.BOTH, spacing: { before: 100, after: 100 } })

const butir = (text: string) =>
  new Paragraph({
    text,
    numbering: { reference: NOMOR, level: 0 },
    alignment: AlignmentType.BOTH,
    spacing: { after: 60 },
  })

/** Rows to be filled in; a row without a caption goes on with the one above it. */
const input = (baris: readonly (readonly [label: string])[]) =>
  new Table({
    columnWidths: LEBAR_ISIAN,
    layout: TableLayoutType.FIXED,
    borders: TableBorders.NONE,
    rows: baris.map(
      ([label]) =>
        new TableRow({
          children: [label, label ? ':' : '', GARIS_ISI].map(
            (text, i) =>
              new TableCell({
                width: { size: LEBAR_ISIAN[i]!, type: WidthType.DXA },
                children: [new Paragraph({ text, spacing: { before: 40, after: 40 } })],
              })
          ),
        })
    ),
  })

/** The library counts pixels of 1/96 inch. */
const PIXELS_A_POINT = 96 / 72

function picture({ mime, content, width, height }: NonNullable<KopSurat['logo']>) {
  return new ImageRun({
    type: mime === 'image/png' ? 'png' : 'jpg',
    data: content,
    transformation: { width: width * PIXELS_A_POINT, height: height * PIXELS_A_POINT },
  })
}

function letterhead({ kop: [nama, ...alamat], logo }: KopSurat) {
  return [
    ...(logo ? [tengah(picture(logo), 60)] : []),
    tengah(new TextRun({ text: nama!, bold: true, size: 26 })),
    ...alamat.map((text) => tengah(new TextRun({ text, size: 18 }))),
    new Paragraph({
      border: { bottom: { style: BorderStyle.SINGLE, size: 12, space: 1 } },
      spacing: { after: 120 },
    }),
  ]
}

function tandaTangan() {
  const { tempat, jabatan, meterai, nama, namaJelas } = formulir.tandaTangan
  return ['', tempat, jabatan, '', '', meterai, '', '', nama, namaJelas].map(
    (text) =>
      new Paragraph({
        text,
        keepNext: true,
        indent: { left: 5000 },
        spacing: { before: text ? 0 : 160, after: 0 },
      })
  )
}

export function pernyataanNonPkp(surat: KopSurat): Promise<Buffer> {
  const { perusahaan } = surat
  const f = formulir.nonPkp
  const dokumen = new Document({
    title: f.judul,
    creator: perusahaan,
    lastModifiedBy: perusahaan,
    styles: {
      default: {
        document: { run: { font: 'Arial', size: 20, language: { value: 'id-ID' } } },
      },
    },
    numbering: {
      config: [
        {
          reference: NOMOR,
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              style: { paragraph: { indent: { left: 400, hanging: 400 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1134, bottom: 1134, left: TEPI, right: TEPI },
          },
        },
        children: [
          ...letterhead(surat),
          tengah(new TextRun({ text: f.judul.toUpperCase(), bold: true, size: 26 }), 40, 240),
          tengah(new TextRun(f.bawah), 200),
          paragraf(f.pembuka),
          input(f.penandatangan),
          paragraf(f.mewakili),
          input(f.perusahaan),
          paragraf(f.isiAwal),
          ...f.isi(perusahaan).map(butir),
          paragraf(f.penutup(perusahaan)),
          ...tandaTangan(),
        ],
      },
    ],
  })
  return Packer.toBuffer(dokumen)
}
