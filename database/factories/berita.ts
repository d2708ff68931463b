/** News items for tests, without the way through the back office. */
import db from '@adonisjs/lucid/services/db'
import type { TipeBerita } from '@eproc/domain/common/choices'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'

export interface TestBerita {
  judul?: string
  isi?: string
  tipe?: TipeBerita
  /** ISO moment */
  dibuatPada?: string
}

let urut = 0

/** Inserts one item and answers its id. */
export async function createBerita(isi: TestBerita = {}): Promise<number> {
  const { rows } = (await db.rawQuery(
    `insert into berita (judul, isi, tipe, dibuat_pada, diubah_pada)
     select ?, ?, ?, s, s from (select coalesce(?::timestamptz, ${sqlNow()}) as s) w
     returning id`,
    [
      isi.judul ?? `Pengumuman ${++urut}`,
      isi.isi ?? 'Isi pengumuman.',
      isi.tipe ?? 'I',
      isi.dibuatPada ?? null,
    ] as string[]
  )) as { rows: { id: number }[] }
  return rows[0]!.id
}
