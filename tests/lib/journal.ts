/** The journal as the tests read it: by object, record and action. */
import { rows } from './query.ts'

/** Changed columns as `[before, after]`; other actions write other details. */
export type Changes = Record<string, [unknown, unknown]>

export interface JournalRow<Details = Changes> {
  aksi: string
  pelaku_id: number | null
  pelaku_nama: string
  peran: string
  objek: string
  objek_id: string | null
  alasan: string | null
  rincian: Details
}

export interface JournalFilter {
  aksi?: string
  objek?: string
  id?: number | string
}

/** Rows that fit, oldest first. */
export async function journal<Details = Changes>({
  aksi,
  objek,
  id,
}: JournalFilter): Promise<JournalRow<Details>[]> {
  return rows<JournalRow<Details>>(
    `select aksi, pelaku_id, pelaku_nama, peran, objek, objek_id, alasan, rincian from jurnal
      where (?::text is null or aksi = ?) and (?::text is null or objek = ?) and (?::text is null or objek_id = ?)
      order by id`,
    [aksi, objek, id].flatMap((value) => {
      const text = value === undefined ? null : String(value)
      return [text, text]
    })
  )
}

/** The newest row that fits. */
export const lastJournal = async <Details = Changes>(
  filter: JournalFilter
): Promise<JournalRow<Details> | undefined> => (await journal<Details>(filter)).at(-1)

/** Actions of the rows that fit, oldest first. */
export const journalActions = async (filter: JournalFilter): Promise<string[]> =>
  (await journal(filter)).map((j) => j.aksi)
