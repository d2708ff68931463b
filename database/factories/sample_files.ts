/** Small real documents for demonstration and tests: PDFs made here, an identity card as a JPEG. */
import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeFile } from '@eproc/backend/app/core/files/disk'
import { type Koneksi, sql } from '@eproc/backend/app/core/database/sql'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'

const LEBAR = 595
const TINGGI = 842

/** Text of a PDF string in WinAnsi; what the encoding does not know becomes '?'. */
const teksPdf = (teks: string): string =>
  `(${teks.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&')})`

/**
 * A one-page A4 document: letterhead, title, lines of name and value, and a diagonal 'CONTOH'.
 * @param kop name of the issuer
 */
export function pdfContoh(
  kop: string,
  judul: string,
  baris: readonly (readonly [nama: string, nilai: string])[]
): Buffer {
  const tulis = (font: string, size: number, x: number, y: number, teks: string) =>
    `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm ${teksPdf(teks)} Tj ET`
  const isi = [
    'q 0.043 0.373 0.361 rg 0 780 595 62 re f Q',
    'q 1 1 1 rg',
    tulis('T', 17, 48, 804, kop),
    'Q',
    'q 0.93 0.93 0.93 rg BT /T 120 Tf 0.77 0.64 -0.64 0.77 120 190 Tm (CONTOH) Tj ET Q',
    tulis('T', 15, 48, 730, judul),
    'q 0.75 0.75 0.75 RG 48 716 m 547 716 l S Q',
    ...baris.flatMap(([nama, nilai], i) => [
      tulis('N', 10.5, 48, 688 - i * 22, nama),
      tulis('T', 10.5, 210, 688 - i * 22, nilai),
    ]),
    tulis('N', 9, 48, 60, 'Dokumen peragaan; tidak memiliki kekuatan hukum.'),
  ].join('\n')
  const font = (dasar: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${dasar} /Encoding /WinAnsiEncoding >>`
  return susunPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${LEBAR} ${TINGGI}] /Contents 4 0 R /Resources << /Font << /N 5 0 R /T 6 0 R >> >> >>`,
    `<< /Length ${isi.length} >>\nstream\n${isi}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ])
}

/** The objects with their cross-reference table. */
function susunPdf(objek: readonly string[]): Buffer {
  let hasil = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const letak = objek.map((isi, i) => {
    const awal = hasil.length
    hasil += `${i + 1} 0 obj\n${isi}\nendobj\n`
    return awal
  })
  const xref = hasil.length
  const table = letak.map((l) => `${String(l).padStart(10, '0')} 00000 n \n`).join('')
  hasil += `xref\n0 ${objek.length + 1}\n0000000000 65535 f \n${table}`
  hasil += `trailer\n<< /Size ${objek.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.from(hasil, 'latin1')
}

let ktp: Promise<Buffer> | null = null

/** An identity card that says it is an example. */
export const jpgContoh = (): Promise<Buffer> =>
  (ktp ??= readFile(new URL('contoh_ktp.jpg', import.meta.url)))

export interface BerkasContoh {
  /** name that the vendor's file had */
  nama: string
  isi: Buffer
  kelas: 'dosir' | 'dosir.pribadi'
  objek: string
}

/**
 * Documents of one vendor: paths are known at once, contents and rows are written together by
 * `simpan`, since each file is made durable.
 */
export class TumpukanBerkas {
  readonly #daftar: { id: string; jalur: string; berkas: BerkasContoh }[] = []

  constructor(
    readonly rekananId: number,
    readonly pengunggahId: number
  ) {}

  tambah(berkas: BerkasContoh): string {
    const id = randomUUID()
    const jalur = `berkas/${id.slice(0, 2)}/${id}.${berkas.nama.split('.').pop()}`
    this.#daftar.push({ id, jalur, berkas })
    return jalur
  }

  /** @param isi false writes the rows only, where nobody opens the documents */
  async simpan(connection: Koneksi, isi = true): Promise<void> {
    if (isi) {
      await Promise.all(
        this.#daftar.map(({ jalur, berkas }) =>
          writeFile(
            jalur,
            (async function* () {
              yield berkas.isi
            })()
          )
        )
      )
    }
    const baris = this.#daftar.map(({ id, jalur, berkas }) => ({
      id,
      jalur,
      nama_asli: berkas.nama,
      ukuran: berkas.isi.length,
      sha256: createHash('sha256').update(berkas.isi).digest('hex'),
      mime: jalur.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf',
      kelas: berkas.kelas,
      objek: berkas.objek,
    }))
    await sql(
      connection,
      `insert into berkas (id, jalur, nama_asli, ukuran, sha256, mime, kelas, objek, objek_id, rekanan_id,
         pengunggah_id, dibuat_pada)
       select b.id, b.jalur, b.nama_asli, b.ukuran, b.sha256, b.mime, b.kelas, b.objek, ?, ?, ?, ${sqlNow()}
         from json_to_recordset(?) as b (id uuid, jalur text, nama_asli text, ukuran bigint, sha256 text,
           mime text, kelas text, objek text)`,
      [String(this.rekananId), this.rekananId, this.pengunggahId, JSON.stringify(baris)]
    )
  }
}
