/** What the tests of a package under way share. */
import db from '@adonisjs/lucid/services/db'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import { geserWaktu } from '@eproc/backend/app/inti/waktu'
import { masukSebagai } from '@eproc/database/factories/pengguna'
import { kosongkan } from '../../lib/basis_data.ts'

export async function baris<T>(perintah: string, nilai: readonly unknown[] = []): Promise<T[]> {
  const hasil = (await db.rawQuery(perintah, nilai as RawQueryBindings)) as { rows: T[] }
  return hasil.rows
}

/** Empty database and unmoved clock; returns the undoing of the clock for `group.each.setup`. */
export async function bersih(): Promise<() => void> {
  geserWaktu('PT0S')
  await kosongkan()
  return () => geserWaktu('PT0S')
}

export const token = (pengguna: { id: number }): Promise<string> => masukSebagai(pengguna)

/** Actions journaled on the package, oldest first. */
export const aksiJurnal = async (paketId: number): Promise<string[]> =>
  (
    await baris<{ aksi: string }>(
      `select aksi from jurnal where objek = 'paket' and objek_id = ? order by id`,
      [String(paketId)]
    )
  ).map((b) => b.aksi)

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
export const berkasPdf = (nama = 'uji.pdf') => ({ filename: nama, contentType: 'application/pdf' })

/** Body of an answer, as the test knows it. */
export const isi = <T>(jawab: { body(): unknown }): T => jawab.body() as T
export const data = <T>(jawab: { body(): unknown }): T => (jawab.body() as { data: T }).data
export const pesan = (jawab: { body(): unknown }): string =>
  (jawab.body() as { message: string }).message
