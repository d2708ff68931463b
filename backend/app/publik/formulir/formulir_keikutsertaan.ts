/**
 * The form of participation: a ready-made Rich Text file, which every word processor opens under the name `.doc` that
 * the specification gives it. Only the company's name, letterhead and mark are put in.
 */
import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { KopSurat } from '#app/publik/formulir/kop_surat'

/** RTF is ASCII: everything else as a UTF-16 escape. */
const rtf = (teks: string): string =>
  teks
    .replace(/[\\{}]/g, '\\$&')
    .replace(/[^\0-\x7f]/g, (c) => `\\u${new Int16Array([c.charCodeAt(0)])[0]}?`)

const TWIPS = 20

/** A picture is written in hexadecimal digits, its size in twentieths of a point (RTF 1.9, 'Pictures'). */
const picture = ({ mime, content, width, height }: NonNullable<KopSurat['logo']>): string =>
  `{\\pict\\${mime === 'image/png' ? 'pngblip' : 'jpegblip'}\\picwgoal${width * TWIPS}\\pichgoal${height * TWIPS} ${content.toString('hex')}}\\line `

export async function formulirKeikutsertaan({ perusahaan, kop, logo }: KopSurat): Promise<Buffer> {
  const berkas = app.makePath('../i18n/id/formulir_keikutsertaan.rtf')
  const [nama, ...alamat] = kop
  const isi: Record<string, string> = {
    '@PERUSAHAAN@': rtf(perusahaan),
    '@LOGO@': logo ? picture(logo) : '',
    '@KOP@': rtf(nama!),
    '@ALAMAT@': alamat.map((baris) => `\\line ${rtf(baris)}`).join(''),
  }
  const jadi = (await readFile(berkas, 'latin1')).replace(/@[A-Z]+@/g, (tanda) => isi[tanda]!)
  return Buffer.from(jadi, 'latin1')
}
