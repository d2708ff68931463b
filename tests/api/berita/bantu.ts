/** What the news tests share: signed-in people, rows and tiny valid files. */
import db from '@adonisjs/lucid/services/db'
import { buatPengguna, masukSebagai, type IsiPengguna } from '@eproc/database/factories/pengguna'

/** Authorization header of a new account. */
export const sesi = async (isi: IsiPengguna): Promise<string> =>
  `Bearer ${await masukSebagai(await buatPengguna(isi))}`

export async function baris<T>(
  perintah: string,
  nilai: readonly (string | number)[] = []
): Promise<T[]> {
  return ((await db.rawQuery(perintah, [...nilai])) as { rows: T[] }).rows
}

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
)

/** The newest journal row of an action on an object. */
export async function jurnal(aksi: string, objekId: number) {
  const hasil = await baris<{ rincian: Record<string, unknown>; peran: string }>(
    'select rincian, peran from jurnal where aksi = ? and objek_id = ? order by id desc limit 1',
    [aksi, String(objekId)]
  )
  return hasil[0]
}

export const PENULIS = ['adminit', 'superAdmin', 'operatorULP', 'manajerULP'] as const
export const BUKAN_PENULIS = ['vendor', 'person', 'operator', 'manajer', 'ppk', 'pa'] as const
