import { clockNow } from './dates.ts'
import { rows } from './query.ts'

/** Lines of business as the edition of the coming year has them, under the same codes: new id for each of these. */
export async function inNextEdition(ids: readonly number[]): Promise<number[]> {
  const edisi = clockNow().year + 1
  await rows(
    `insert into kbli_kategori (edisi, kategori, nama, golongan_pokok_awal, golongan_pokok_akhir, jumlah_kelompok)
     select distinct ?::int, g.kategori, g.nama, g.golongan_pokok_awal, g.golongan_pokok_akhir, g.jumlah_kelompok
       from kbli k join kbli_kategori g on g.edisi = k.edisi and g.kategori = k.kategori where k.id = any(?)`,
    [edisi, [...ids]]
  )
  const made = await rows<{ id: number }>(
    `insert into kbli (edisi, kode, kategori, nama)
     select ?::int, k.kode, k.kategori, k.nama || ' (baru)' from kbli k where k.id = any(?)
     returning id`,
    [edisi, [...ids]]
  )
  return made.map(({ id }) => id)
}

/** The package asks for its lines of business in the coming year's edition. */
export async function packageOfNextEdition(paketId: number): Promise<void> {
  const asked = await rows<{ id: number }>(
    'delete from paket_kbli where paket_id = ? returning kbli_id as id',
    [paketId]
  )
  for (const id of await inNextEdition(asked.map((one) => one.id))) {
    await rows('insert into paket_kbli (paket_id, kbli_id) values (?, ?)', [paketId, id])
  }
}
