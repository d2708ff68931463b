/**
 * The form of participation: a ready-made Rich Text file, which every word processor opens under the name `.doc` that
 * the specification gives it. Only the company's name and letterhead are put in.
 */
import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { KopSurat } from '#app/publik/formulir/kop_surat'

/** RTF is ASCII: everything else as a UTF-16 escape. */
const rtf = (teks: string): string =>
  teks
    .replace(/[\\{}]/g, '\\$&')
    .replace(/[^\0-\x7f]/g, (c) => `\\u${new Int16Array([c.charCodeAt(0)])[0]}?`)

export async function formulirKeikutsertaan({ perusahaan, kop }: KopSurat): Promise<Buffer> {
  const berkas = app.makePath('../i18n/id/formulir_keikutsertaan.rtf')
  const [nama, ...alamat] = kop
  const isi: Record<string, string> = {
    '@PERUSAHAAN@': rtf(perusahaan),
    '@KOP@': rtf(nama!),
    '@ALAMAT@': alamat.map((baris) => `\\line ${rtf(baris)}`).join(''),
  }
  const jadi = (await readFile(berkas, 'latin1')).replace(/@[A-Z]+@/g, (tanda) => isi[tanda]!)
  return Buffer.from(jadi, 'latin1')
}
