/** Public table of results (S1 §2.1, decisions §5 'Visibility'). */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { HasilTender } from '@eproc/domain/tender/answers_paket'
import { KODE_TEMPLAT, TEMPLAT } from '@eproc/domain/tahap/templat'
import { penetapanUntuk } from '@eproc/domain/tahap/susulan'
import { TAMPAK_BAGI_UMUM } from '#app/paket_berjalan/paket_rekanan'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { existsForEach } from '#core/database/conditions'
import { countRows } from '#core/database/count'
import { kept } from '#core/database/kept'
import { fingerprint, sql } from '#core/database/sql'
import { sqlMoment, sqlNow } from '#core/clock/clock'

/** The template's code of a package, as SQL over alias `p`. */
const KODE = `coalesce(p.kualifikasi, '') || p.metode_pemilihan`

/** A template: the stage that announces its winner, and the determination that must be confirmed before. */
const PENGUMUMAN = KODE_TEMPLAT.map((kode) => {
  const templat = TEMPLAT[kode]
  const semua = templat.map((t) => ({ kunci: t.kunci, include: true }))
  const umum = templat.find((t) => t.umumkan?.includes('pemenang'))!
  return {
    kode,
    umum: umum.kunci,
    tetap: penetapanUntuk(templat, semua, umum)?.kunci ?? null,
  }
})

/** The stages that announce, spelled out: an index of these stages only is known by them. */
const UMUM = [...new Set(PENGUMUMAN.map(({ umum }) => `'${umum}'`))].join(', ')

/** SQL over alias `p`. As a `case`, not as a table to join: the planner would take nearly no package for one that fits. */
const menurutTemplat = (isi: (p: (typeof PENGUMUMAN)[number]) => string | null): string =>
  `case ${KODE} ${PENGUMUMAN.map((p) => `when '${p.kode}' then ${isi(p) === null ? 'null' : `'${isi(p)}'`}`).join(' ')} end`
const KUNCI = `(select ${menurutTemplat((p) => p.umum)} as umum, ${menurutTemplat((p) => p.tetap)} as tetap)`

export const HASIL_SORT = ['nama', 'kode', 'metodePemilihan', 'vendor', 'diumumkanPada'] as const
const KOLOM_HASIL: Record<(typeof HASIL_SORT)[number], string> = {
  nama: 'lower(p.nama)',
  kode: 'p.kode',
  metodePemilihan: 'p.metode_pemilihan',
  vendor: 'lower(r.nama)',
  diumumkanPada: 'j.pada',
}
const TERBARU = `${KOLOM_HASIL.diumumkanPada} desc`

type HasilRow = Omit<HasilTender, 'diumumkanPada'> & { pada: Date }

const PILIH_HASIL = `p.id, p.kode, p.nama, p.tahun_anggaran as "tahunAnggaran",
  p.metode_pemilihan as "metodePemilihan", r.nama as vendor, r.no_registrasi as "noRegistrasi", j.pada`

/** Which announced packages are looked for. */
interface Dicari {
  cari: string | null
  /** among these packages only */
  di?: readonly number[]
}

/** SQL of what is looked for, with its values: which packages, and the condition on them. */
function saringan({ cari, di }: Dicari): { asal: string; syarat: string; nilai: unknown[] } {
  // From their ids: of a condition on ids the planner makes a search through all packages of these states.
  if (di) {
    return {
      asal: 'unnest(?::int[]) d(id) join paket p on p.id = d.id',
      syarat: '',
      nilai: [di],
    }
  }
  if (!cari) return { asal: 'paket p', syarat: '', nilai: [] }
  const pola = searchPattern(cari)
  return { asal: 'paket p', syarat: `and p.id in (${cocok()})`, nilai: [pola, pola, pola] }
}

/**
 * SQL: the packages whose name, code or winner is like a pattern, by the index of each table. As one condition over both
 * tables, all packages would be joined before they are judged.
 */
const cocok = (batas = ''): string =>
  `(select c.id from paket c where c.nama ilike ? or c.kode ilike ? ${batas}) union
   (select c.paket_id from rekanan w join evaluasi c on c.rekanan_id = w.id and c.urutan = 1 where w.nama ilike ? ${batas})`

/** A word that more match is common: then the newest are met soon, looked at one by one. */
const LANGKA = 2000

/** All packages that match, where a word is rare enough. */
async function calon(cari: string | null): Promise<number[] | undefined> {
  if (cari === null) return undefined
  const pola = searchPattern(cari)
  const batas = `limit ${LANGKA + 1}`
  const baris = await sql<{ id: number }>(db, `select id from (${cocok(batas)}) x ${batas}`, [
    pola,
    pola,
    pola,
  ])
  return baris.length > LANGKA ? undefined : baris.map((b) => b.id)
}

/** Packages whose winner is announced, with the values that the statement takes. */
function diumumkan(dicari: Dicari): { dari: string; nilai: unknown[] } {
  const { asal, syarat, nilai } = saringan(dicari)
  // The one stage by its key: judged by its begin, all stages of the package would be read.
  const dari = `from ${asal}
    cross join lateral ${KUNCI} x
    cross join lateral (select mulai, greatest(mulai, (
        select max(t.ditegaskan_pada) from penetapan t
         where t.paket_id = p.id and t.tahap = x.tetap and t.status = 'tegas')) as pada from jadwal j
      where j.paket_id = p.id and j.kunci = x.umum and j.include offset 0) j
    join evaluasi e on e.paket_id = p.id and e.urutan = 1 and e.gugur_pada is null
    join rekanan r on r.id = e.rekanan_id
    where p.status_pelaksanaan in ('A','S','P') and ${TAMPAK_BAGI_UMUM}
      and j.mulai <= least(${sqlNow()}, p.berhenti_pada)
      and (not ${existsForEach('from jadwal t where t.paket_id = p.id and t.kunci = x.tetap and t.include')}
        or ${existsForEach(`from penetapan t where t.paket_id = p.id and t.tahap = x.tetap and t.status = 'tegas'`)})
      ${syarat}`
  return { dari, nilai }
}

/** Announced when its stage had begun and its winner was confirmed, whichever came later. */
const keHasil = ({ pada, ...b }: HasilRow): HasilTender => ({ ...b, diumumkanPada: keIso(pada)! })

interface Ujung {
  id: number
  /** with microseconds, as the database writes it */
  pada: string
  umum: boolean
}

/** SQL: there is a winner to announce. As a value, which the planner looks up row by row in the order of the index. */
const BERPEMENANG = `(select true from evaluasi e where e.paket_id = x.paket_id and e.urutan = 1)`

/** SQL: its announcing stage has begun; what is confirmed for days to come would be read first. */
const BERMULA = () => `(select true from jadwal j where j.paket_id = x.paket_id and j.include
  and j.kunci in (${UMUM}) and j.mulai <= ${sqlMoment()} limit 1)`

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

/** So many of the newest are looked at for a common word, which most of the time is among them. */
const JENDELA = 2000

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

/**
 * The newest, portion by portion: the later of a result's two moments is one of them, so those that are newer than both
 * portions reach are the newest of all. The planner would rather judge every package there ever was.
 */
async function terbaru(cari: string | null, awal: number, jumlah: number): Promise<HasilRow[]> {
  if (cari !== null) {
    const { hasil, lengkap } = await dalamJendela(awal + jumlah + JENDELA, cari, awal, jumlah)
    return lengkap ? hasil : semua({ cari }, TERBARU, awal, jumlah)
  }
  for (let banyak = (awal + jumlah) * 3; ; banyak *= 8) {
    const { hasil, lengkap } = await dalamJendela(banyak, cari, awal, jumlah)
    if (lengkap) return hasil
  }
}

/** Every package that is looked for is judged, then sorted. */
function semua(dicari: Dicari, order: string, awal: number, jumlah: number): Promise<HasilRow[]> {
  const { dari, nilai } = diumumkan(dicari)
  return sql<HasilRow>(
    db,
    `select ${PILIH_HASIL} ${dari} order by ${order}, p.id desc limit ? offset ?`,
    [...nilai, jumlah, awal]
  )
}

/** Packages whose winner is announced, the newest first unless asked otherwise. */
export async function hasilTender({
  cari,
  awal,
  jumlah,
  urut,
}: Halaman<(typeof HASIL_SORT)[number]>): Promise<{ rows: HasilTender[]; total: number }> {
  const di = await calon(cari)
  const dicari = { cari, ...(di && { di }) }
  const { dari, nilai } = diumumkan(dicari)
  const order = urut ? `${KOLOM_HASIL[urut.kolom]} ${urut.turun ? 'desc' : 'asc'}` : TERBARU
  const [baris, total] = await Promise.all([
    order === TERBARU && !di ? terbaru(cari, awal, jumlah) : semua(dicari, order, awal, jumlah),
    kept(`hasil tender ${cari ?? ''}`, () => countRows(db, dari, nilai)),
  ])
  return { rows: baris.map(keHasil), total }
}

/** The newest so many, without counting the others. */
export const hasilTerbaru = async (
  jumlah: number,
  cari: string | null = null
): Promise<HasilTender[]> => (await terbaru(cari, 0, jumlah)).map(keHasil)

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
