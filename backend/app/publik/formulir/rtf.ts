/** Draws a form as Rich Text Format, which every word processor opens under the name `.doc`. */
import {
  type BagianDokumen,
  type Dokumen,
  GARIS_ISI,
  LEBAR_LABEL,
  LEBAR_TWIP,
  TEPI_TWIP,
} from '#app/publik/formulir/dokumen'

/** RTF is ASCII: everything else as a UTF-16 escape. */
function lolos(teks: string): string {
  let hasil = ''
  for (let i = 0; i < teks.length; i++) {
    const c = teks[i]!
    const kode = teks.charCodeAt(i)
    if (c === '\\' || c === '{' || c === '}') hasil += `\\${c}`
    else if (kode >= 32 && kode < 127) hasil += c
    else if (kode >= 128) hasil += `\\u${kode > 32767 ? kode - 65536 : kode}?`
  }
  return hasil
}

const paragraf = (isi: string, gaya = '') => `{\\pard ${gaya} ${isi}\\par}\n`

const GARIS_SEL = ['t', 'l', 'b', 'r'].map((s) => `\\clbrdr${s}\\brdrs\\brdrw8`).join('')

/** One table row; `batas` right edges in twips. */
function baris(sel: readonly string[], batas: readonly number[], bergaris: boolean): string {
  const kepala = batas.map((b) => `${bergaris ? GARIS_SEL : ''}\\cellx${b}`).join('')
  const isi = sel.map((s) => `\\pard\\intbl\\sb40\\sa40 ${s}\\cell`).join('\n')
  return `{\\trowd\\trgaph80 ${kepala}\n${isi}\\row}\n`
}

const GAMBAR: {
  [J in BagianDokumen['jenis']]: (bagian: Extract<BagianDokumen, { jenis: J }>) => string
} = {
  judul: ({ teks, bawah }) =>
    paragraf(`{\\b\\fs26 ${lolos(teks.toUpperCase())}}`, '\\qc\\sb240\\sa40') +
    (bawah ? paragraf(lolos(bawah), '\\qc\\sa200') : ''),
  bagian: ({ teks }) => paragraf(`{\\b ${lolos(teks)}}`, '\\sb240\\sa80\\keepn'),
  paragraf: ({ teks }) => paragraf(lolos(teks), '\\qj\\sb100\\sa100'),
  isian: ({ baris: isian }) =>
    isian
      .map(([label, isi]) =>
        baris(
          [lolos(label), label ? ':' : '', lolos(isi ?? GARIS_ISI)],
          [LEBAR_LABEL, LEBAR_LABEL + 240, LEBAR_TWIP],
          false
        )
      )
      .join(''),
  nomor: ({ butir }) =>
    butir
      .map((teks, i) =>
        paragraf(`${i + 1}.\\tab ${lolos(teks)}`, '\\qj\\li400\\fi-400\\tx400\\sa60')
      )
      .join(''),
  tabel({ kepala, lebar, baris: jumlah }) {
    let kanan = 0
    const batas = lebar.map((l) => (kanan += Math.round((l * LEBAR_TWIP) / 100)))
    return (
      baris(
        kepala.map((k) => `{\\b ${lolos(k)}}`),
        batas,
        true
      ) +
      Array.from({ length: jumlah }, (_, i) =>
        baris(
          kepala.map((_k, j) => (j === 0 ? String(i + 1) : '')),
          batas,
          true
        )
      ).join('')
    )
  },
  tandaTangan: ({ baris: isi }) =>
    isi
      .map((teks) => paragraf(lolos(teks), `\\li5000\\keepn\\keep${teks ? '' : '\\sb160'}`))
      .join(''),
}

export function gambarRtf(dokumen: Dokumen): Buffer {
  const kop = dokumen.kop
    .map((teks, i) =>
      paragraf(i === 0 ? `{\\b\\fs26 ${lolos(teks)}}` : `{\\fs18 ${lolos(teks)}}`, '\\qc')
    )
    .join('')
  const isi = dokumen.isi
    .map((bagian) => (GAMBAR[bagian.jenis] as (b: BagianDokumen) => string)(bagian))
    .join('')
  return Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0\\deflang1057{\\fonttbl{\\f0\\fswiss Arial;}}\n` +
      `{\\info{\\title ${lolos(dokumen.judul)}}{\\company ${lolos(dokumen.perusahaan)}}}\n` +
      `\\paperw11906\\paperh16838\\margl${TEPI_TWIP}\\margr${TEPI_TWIP}\\margt1134\\margb1134\\f0\\fs20\n` +
      `${kop}${paragraf('', '\\brdrb\\brdrs\\brdrw20\\sa120\\fs8')}${isi}}`,
    'latin1'
  )
}
