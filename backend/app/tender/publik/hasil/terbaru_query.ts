/** The newest public results, from the ends of two indexes: the planner would rather judge every package there ever was. */
import db from '@adonisjs/lucid/services/db'
import {
  UMUM,
  PILIH_HASIL,
  TERBARU,
  diumumkan,
  semuaHasil,
  type Dicari,
  type HasilRow,
} from '#app/tender/publik/hasil/diumumkan_query'
import { sqlMoment } from '#core/clock/clock'
import { existsForEach } from '#core/database/conditions'
import { searchPattern } from '#core/http/query/query_string'
import { sql } from '#core/database/sql'

interface Ujung {
  id: number
  /** with microseconds, as the database writes it */
  pada: string
  umum: boolean
}

/** SQL: there is a winner to announce. */
const BERPEMENANG = existsForEach('from evaluasi e where e.paket_id = x.paket_id and e.urutan = 1')

/** SQL: its announcing stage has begun; what is confirmed for days to come would be read first. */
const BERMULA = () =>
  existsForEach(`from jadwal j where j.paket_id = x.paket_id and j.include
    and j.kunci in (${UMUM}) and j.mulai <= ${sqlMoment()}`)

/** The newest so many by either of the two moments that announce a result, from the ends of two indexes. */
const ujung = (banyak: number): Promise<Ujung[]> =>
  sql<Ujung>(
    db,
    `(select x.paket_id as id, x.mulai::text as pada, true as umum from jadwal x
       where x.include and x.kunci in (${UMUM}) and x.mulai <= ${sqlMoment()}
         and ${BERPEMENANG} order by x.mulai desc, x.paket_id desc limit ?)
     union all
     (select x.paket_id, x.ditegaskan_pada::text, false from penetapan x where x.status = 'tegas'
         and ${BERPEMENANG} and ${BERMULA()}
       order by x.ditegaskan_pada desc, x.paket_id desc limit ?)`,
    [banyak, banyak]
  )

/** The last ones of both portions, as far as there are more: what is older may be missing among them. */
const batasUjung = (baris: readonly Ujung[], banyak: number): Ujung[] =>
  [true, false].flatMap((umum) => {
    const milik = baris.filter((b) => b.umum === umum)
    return milik.length < banyak ? [] : milik.slice(-1)
  })

/** Part of the newest results, as far back as their order is certain; all there are where `batas` is empty. */
async function dalamJendela(
  banyak: number,
  cari: string | null,
  awal: number,
  jumlah: number
): Promise<{ hasil: HasilRow[]; lengkap: boolean }> {
  const baris = await ujung(banyak)
  const batas = batasUjung(baris, banyak)
  const { dari, nilai } = diumumkan({ cari: null, di: [...new Set(baris.map((b) => b.id))] })
  const pola = cari === null ? [] : Array<string>(3).fill(searchPattern(cari))
  const serupa = cari === null ? '' : 'and (p.nama ilike ? or p.kode ilike ? or r.nama ilike ?)'
  const hasil = await sql<HasilRow>(
    db,
    `select ${PILIH_HASIL} ${dari} ${serupa} ${batas.map(() => 'and (j.pada, p.id) >= (?::timestamptz, ?)').join(' ')}
      order by ${TERBARU}, p.id desc limit ? offset ?`,
    [...nilai, ...pola, ...batas.flatMap((b) => [b.pada, b.id]), jumlah, awal]
  )
  return { hasil, lengkap: hasil.length === jumlah || batas.length === 0 }
}

/** So many times the page: among them the first one of a common word is found without asking who else has the word. */
const SEKILAS = 24
/** So many of the newest are looked at for a common word that was not. */
const JENDELA = 2000

/**
 * The newest, portion by portion: the later of a result's two moments is one of them, so those that are newer than both
 * portions reach are the newest of all. `dicari` is asked only for a word that is not among the newest.
 */
export async function hasilTerbaruDulu(
  cari: string | null,
  awal: number,
  jumlah: number,
  dicari: () => Promise<Dicari>
): Promise<HasilRow[]> {
  if (cari !== null) return mengandung(cari, awal, jumlah, dicari)
  for (let banyak = (awal + jumlah) * 3; ; banyak *= 8) {
    const { hasil, lengkap } = await dalamJendela(banyak, cari, awal, jumlah)
    if (lengkap) return hasil
  }
}

/** The same with a word in them: a rare one's are asked for by name. */
async function mengandung(
  cari: string,
  awal: number,
  jumlah: number,
  dicari: () => Promise<Dicari>
): Promise<HasilRow[]> {
  const sekilas = await dalamJendela((awal + jumlah) * SEKILAS, cari, awal, jumlah)
  if (sekilas.lengkap) return sekilas.hasil
  const semua = await dicari()
  if (semua.di) return semuaHasil(semua, TERBARU, awal, jumlah)
  const { hasil, lengkap } = await dalamJendela(awal + jumlah + JENDELA, cari, awal, jumlah)
  return lengkap ? hasil : semuaHasil(semua, TERBARU, awal, jumlah)
}
