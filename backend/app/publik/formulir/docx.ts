/** Draws a form as a minimal Word document (Office Open XML). */
import {
  type BagianDokumen,
  type Dokumen,
  GARIS_ISI,
  LEBAR_LABEL,
  LEBAR_TWIP,
  TEPI_TWIP,
} from '#app/publik/formulir/dokumen'
import { buatZip } from '#app/publik/formulir/zip'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const KEPALA = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const lolos = (teks: string): string =>
  teks
    .replace(/[\u0000-\u0008\u000b-\u001f]/g, '')
    .replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

interface GayaTeks {
  tebal?: boolean
  /** half points */
  ukuran?: number
}

const teks = (isi: string, { tebal, ukuran }: GayaTeks = {}): string =>
  isi === ''
    ? ''
    : `<w:r><w:rPr>${tebal ? '<w:b/>' : ''}${ukuran ? `<w:sz w:val="${ukuran}"/>` : ''}</w:rPr>` +
      `<w:t xml:space="preserve">${lolos(isi)}</w:t></w:r>`

const paragraf = (isi: string, gaya = ''): string => `<w:p><w:pPr>${gaya}</w:pPr>${isi}</w:p>`
const jarak = (atas: number, bawah: number) => `<w:spacing w:before="${atas}" w:after="${bawah}"/>`
const TENGAH = '<w:jc w:val="center"/>'
const RATA = '<w:jc w:val="both"/>'

const GARIS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((sisi) => `<w:${sisi} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join('')

function tabel(lebar: readonly number[], baris: readonly (readonly string[])[], bergaris: boolean) {
  const sel = (isi: string, i: number) =>
    `<w:tc><w:tcPr><w:tcW w:w="${lebar[i]}" w:type="dxa"/></w:tcPr>${paragraf(isi, jarak(40, 40))}</w:tc>`
  return (
    `<w:tbl><w:tblPr><w:tblW w:w="${LEBAR_TWIP}" w:type="dxa"/>` +
    `${bergaris ? `<w:tblBorders>${GARIS}</w:tblBorders>` : ''}<w:tblLayout w:type="fixed"/></w:tblPr>` +
    `<w:tblGrid>${lebar.map((l) => `<w:gridCol w:w="${l}"/>`).join('')}</w:tblGrid>` +
    `${baris.map((b) => `<w:tr>${b.map(sel).join('')}</w:tr>`).join('')}</w:tbl>`
  )
}

const GAMBAR: {
  [J in BagianDokumen['jenis']]: (bagian: Extract<BagianDokumen, { jenis: J }>) => string
} = {
  judul: ({ teks: isi, bawah }) =>
    paragraf(teks(isi.toUpperCase(), { tebal: true, ukuran: 26 }), jarak(240, 40) + TENGAH) +
    (bawah ? paragraf(teks(bawah), jarak(0, 200) + TENGAH) : ''),
  bagian: ({ teks: isi }) => paragraf(teks(isi, { tebal: true }), `<w:keepNext/>${jarak(240, 80)}`),
  paragraf: ({ teks: isi }) => paragraf(teks(isi), jarak(100, 100) + RATA),
  isian: ({ baris }) =>
    tabel(
      [LEBAR_LABEL, 240, LEBAR_TWIP - LEBAR_LABEL - 240],
      baris.map(([label, isi]) => [teks(label), teks(label ? ':' : ''), teks(isi ?? GARIS_ISI)]),
      false
    ),
  nomor: ({ butir }) =>
    butir
      .map((isi, i) =>
        paragraf(
          `<w:r><w:t>${i + 1}.</w:t></w:r><w:r><w:tab/></w:r>${teks(isi)}`,
          `<w:tabs><w:tab w:val="left" w:pos="400"/></w:tabs>${jarak(0, 60)}<w:ind w:left="400" w:hanging="400"/>${RATA}`
        )
      )
      .join(''),
  tabel: ({ kepala, lebar, baris }) =>
    tabel(
      lebar.map((l) => Math.round((l * LEBAR_TWIP) / 100)),
      [
        kepala.map((k) => teks(k, { tebal: true })),
        ...Array.from({ length: baris }, (_, i) =>
          kepala.map((_k, j) => (j === 0 ? teks(String(i + 1)) : ''))
        ),
      ],
      true
    ),
  tandaTangan: ({ baris }) =>
    baris
      .map((isi) =>
        paragraf(teks(isi), `<w:keepNext/>${jarak(isi ? 0 : 160, 0)}<w:ind w:left="5000"/>`)
      )
      .join(''),
}

function isiDokumen(dokumen: Dokumen): string {
  const kop = dokumen.kop
    .map((isi, i) =>
      paragraf(
        teks(isi, i === 0 ? { tebal: true, ukuran: 26 } : { ukuran: 18 }),
        jarak(0, 0) + TENGAH
      )
    )
    .join('')
  const garis = paragraf(
    '',
    `<w:pBdr><w:bottom w:val="single" w:sz="12" w:space="1" w:color="auto"/></w:pBdr>${jarak(0, 120)}`
  )
  const isi = dokumen.isi
    .map((bagian) => (GAMBAR[bagian.jenis] as (b: BagianDokumen) => string)(bagian))
    .join('')
  return (
    `${KEPALA}<w:document xmlns:w="${W}"><w:body>${kop}${garis}${isi}` +
    `<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="${TEPI_TWIP}" ` +
    `w:bottom="1134" w:left="${TEPI_TWIP}" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>` +
    `</w:body></w:document>`
  )
}

const JENIS = `${KEPALA}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const P = 'http://schemas.openxmlformats.org/package/2006/relationships'
const HUBUNGAN = `${KEPALA}<Relationships xmlns="${P}"><Relationship Id="rId1" Type="${R}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${P}/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`
const HUBUNGAN_ISI = `${KEPALA}<Relationships xmlns="${P}"><Relationship Id="rId1" Type="${R}/styles" Target="styles.xml"/></Relationships>`
const GAYA = `${KEPALA}<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:sz w:val="20"/><w:lang w:val="id-ID"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style></w:styles>`

const inti = ({ judul, perusahaan }: Dokumen) =>
  `${KEPALA}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${lolos(judul)}</dc:title><dc:creator>${lolos(perusahaan)}</dc:creator><dc:language>id-ID</dc:language></cp:coreProperties>`

export function gambarDocx(dokumen: Dokumen): Buffer {
  const bagian: [string, string][] = [
    ['[Content_Types].xml', JENIS],
    ['_rels/.rels', HUBUNGAN],
    ['word/document.xml', isiDokumen(dokumen)],
    ['word/_rels/document.xml.rels', HUBUNGAN_ISI],
    ['word/styles.xml', GAYA],
    ['docProps/core.xml', inti(dokumen)],
  ]
  return buatZip(bagian.map(([nama, isi]) => ({ nama, isi: Buffer.from(isi, 'utf8') })))
}
