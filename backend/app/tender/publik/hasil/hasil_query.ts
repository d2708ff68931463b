/** Public table of results (S1 §2.1, decisions §5 'Visibility'). */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { HasilTender } from '@eproc/domain/tender/answers_paket'
import {
  KOLOM_HASIL,
  PILIH_HASIL,
  TERBARU,
  dicariUntuk,
  diumumkan,
  semuaHasil,
  type Dicari,
  type HasilRow,
  type HasilSort,
} from '#app/tender/publik/hasil/diumumkan_query'
import { hasilTerbaruDulu } from '#app/tender/publik/hasil/terbaru_query'
import type { Halaman } from '#core/http/query/query_string'
import { countRows } from '#core/database/count'
import { kept } from '#core/database/kept'
import { fingerprint, sql } from '#core/database/sql'

/** Announced when its stage had begun and its winner was confirmed, whichever came later. */
const keHasil = ({ pada, ...b }: HasilRow): HasilTender => ({ ...b, diumumkanPada: keIso(pada)! })

/** Packages whose winner is announced, the newest first unless asked otherwise. */
export async function hasilTender({
  cari,
  awal,
  jumlah,
  urut,
}: Halaman<HasilSort>): Promise<{ rows: HasilTender[]; total: number }> {
  const order = urut ? `${KOLOM_HASIL[urut.kolom]} ${urut.turun ? 'desc' : 'asc'}` : TERBARU
  let sekali: Promise<Dicari> | undefined
  const dicari = () => (sekali ??= dicariUntuk(cari))
  const [baris, total] = await Promise.all([
    order === TERBARU
      ? hasilTerbaruDulu(cari, awal, jumlah, dicari)
      : dicari().then((semua) => semuaHasil(semua, order, awal, jumlah)),
    kept(`hasil tender ${cari ?? ''}`, async () => {
      const { dari, nilai } = diumumkan(await dicari())
      return countRows(db, dari, nilai)
    }),
  ])
  return { rows: baris.map(keHasil), total }
}

/** The newest so many, without counting the others. */
export const hasilTerbaru = async (
  jumlah: number,
  cari: string | null = null
): Promise<HasilTender[]> =>
  (await hasilTerbaruDulu(cari, 0, jumlah, () => dicariUntuk(cari))).map(keHasil)

/** So many of them below an id, the newest package first: for a file that is longer than a page. */
export async function hasilSesudah(
  cari: string | null,
  { sesudah, jumlah }: { sesudah: HasilTender | null; jumlah: number }
): Promise<HasilTender[]> {
  const { dari, nilai } = diumumkan({ cari })
  const batas = sesudah ? 'and p.id < ?' : ''
  const baris = await sql<HasilRow>(
    db,
    `select ${PILIH_HASIL} ${dari} ${batas} order by p.id desc limit ?`,
    [...nilai, ...(sesudah ? [sesudah.id] : []), jumlah]
  )
  return baris.map(keHasil)
}

/** Changes with any line of that file. */
export function sidikHasil(cari: string | null): Promise<string> {
  const { dari, nilai } = diumumkan({ cari })
  return fingerprint(db, `select ${PILIH_HASIL} ${dari}`, nilai)
}
