/** Public tables of objection periods and results (S1 §2.1, decisions §5 'Visibility'). */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { HasilTender, MasaSanggah } from '@eproc/domain/tender/answers'
import type { TipeSanggah } from '@eproc/domain/common/choices'
import { KODE_TEMPLAT, TEMPLAT } from '@eproc/domain/tahap/templat'
import { penetapanUntuk } from '@eproc/domain/tahap/susulan'
import { uraiTab } from '@eproc/domain/tahap/tab'
import { TAMPAK_BAGI_UMUM } from '#app/paket_berjalan/paket_rekanan'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { countRows } from '#core/database/count'
import { kept } from '#core/database/kept'
import { fingerprint, sql } from '#core/database/sql'
import { sqlMoment, sqlNow } from '#core/clock/clock'

/** The template's code of a package, as SQL over alias `p`. */
const KODE = `coalesce(p.kualifikasi, '') || p.metode_pemilihan`

/** Objection stages of all templates: key → type. */
const TAHAP_SANGGAH = new Map<string, TipeSanggah>(
  KODE_TEMPLAT.flatMap((kode) =>
    TEMPLAT[kode].flatMap((t) => {
      const { jenis, varian } = t.rekanan ? uraiTab(t.rekanan) : { jenis: null, varian: null }
      return jenis === 'sanggah' ? [[t.kunci, varian as TipeSanggah] as const] : []
    })
  )
)

export const SANGGAH_SORT = ['nama', 'kode', 'mulai', 'selesai'] as const
const KOLOM_SANGGAH: Record<(typeof SANGGAH_SORT)[number], string> = {
  nama: 'lower(p.nama)',
  kode: 'p.kode',
  mulai: 'j.mulai',
  selesai: 'j.selesai',
}

/** Spelled out, not bound: an index of these stages only is known by them. */
const literals = (keys: Iterable<string>): string =>
  [...new Set(keys)].map((key) => `'${key}'`).join(', ')

const arah = (turun: boolean) => (turun ? 'desc' : 'asc')

/** Packages with an objection stage that runs now. */
export async function masaSanggah(
  halaman: Halaman<(typeof SANGGAH_SORT)[number]>
): Promise<{ rows: MasaSanggah[]; total: number }> {
  const nilai: unknown[] = []
  let cari = ''
  if (halaman.cari) {
    cari = 'and (p.nama ilike ? or p.kode ilike ?)'
    nilai.push(searchPattern(halaman.cari), searchPattern(halaman.cari))
  }
  const dari = `from jadwal j join paket p on p.id = j.paket_id
    where j.include and j.kunci in (${literals(TAHAP_SANGGAH.keys())}) and j.mulai <= ${sqlMoment()} and j.selesai > ${sqlMoment()}
      and p.status_pelaksanaan = 'A' and ${TAMPAK_BAGI_UMUM} ${cari}`
  const urut = halaman.urut
    ? `${KOLOM_SANGGAH[halaman.urut.kolom]} ${arah(halaman.urut.turun)}`
    : 'j.selesai'
  const [baris, jumlah] = await Promise.all([
    sql<{
      id: number
      kode: string
      nama: string
      kunci: string
      tahap: string
      mulai: Date
      selesai: Date
    }>(
      db,
      `select p.id, p.kode, p.nama, j.kunci, j.tahap, j.mulai, j.selesai ${dari}
        order by ${urut}, p.id limit ? offset ?`,
      [...nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(db, dari, nilai),
  ])
  const rows = baris.map(({ kunci: key, ...b }): MasaSanggah => ({
    ...b,
    tipe: TAHAP_SANGGAH.get(key)!,
    mulai: keIso(b.mulai)!,
    selesai: keIso(b.selesai)!,
  }))
  return { rows, total: jumlah }
}

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

type HasilRow = Omit<HasilTender, 'diumumkanPada'> & { pada: Date }

const PILIH_HASIL = `p.id, p.kode, p.nama, p.tahun_anggaran as "tahunAnggaran",
  p.metode_pemilihan as "metodePemilihan", r.nama as vendor, r.no_registrasi as "noRegistrasi", j.pada`

/** Where the announced packages are looked for: among all, or in the order of one of the two moments that announce them. */
const ASAL = {
  paket: { dari: 'from paket p', syarat: () => '', waktu: 'j.pada' },
  umum: {
    dari: 'from jadwal u join paket p on p.id = u.paket_id',
    syarat: () => `u.include and u.mulai <= ${sqlMoment()} and u.kunci = x.umum
      and u.kunci in (${literals(PENGUMUMAN.map(({ umum }) => umum))}) and`,
    waktu: 'u.mulai',
  },
  tetap: {
    dari: 'from penetapan v join paket p on p.id = v.paket_id',
    syarat: () => `v.status = 'tegas' and v.tahap = x.tetap and`,
    waktu: 'v.ditegaskan_pada',
  },
} as const

/** Packages whose winner is announced, with the values that the statement takes. */
function diumumkan(
  cari: string | null,
  asal: keyof typeof ASAL = 'paket'
): { dari: string; nilai: unknown[] } {
  const nilai: unknown[] = []
  let saring = ''
  if (cari) {
    saring = 'and (p.nama ilike ? or p.kode ilike ? or r.nama ilike ?)'
    nilai.push(searchPattern(cari), searchPattern(cari), searchPattern(cari))
  }
  // The one stage by its key: judged by its begin, all stages of the package would be read.
  const dari = `${ASAL[asal].dari}
    cross join lateral ${KUNCI} x
    cross join lateral (select mulai, greatest(mulai, (
        select max(t.ditegaskan_pada) from penetapan t
         where t.paket_id = p.id and t.tahap = x.tetap and t.status = 'tegas')) as pada from jadwal j
      where j.paket_id = p.id and j.kunci = x.umum and j.include offset 0) j
    join evaluasi e on e.paket_id = p.id and e.urutan = 1 and e.gugur_pada is null
    join rekanan r on r.id = e.rekanan_id
    where ${ASAL[asal].syarat()} p.status_pelaksanaan in ('A','S','P') and ${TAMPAK_BAGI_UMUM}
      and j.mulai <= least(${sqlNow()}, p.berhenti_pada)
      and (not exists (select 1 from jadwal t where t.paket_id = p.id and t.kunci = x.tetap and t.include)
        or exists (select 1 from penetapan t where t.paket_id = p.id and t.tahap = x.tetap
                     and t.status = 'tegas')) ${saring}`
  return { dari, nilai }
}

/**
 * The ids among which the newest so many are: by either moment the newest, since the later of two is one of them. Two
 * indexes are read from their end instead of every package there ever was.
 */
function terbaru(cari: string | null, jumlah: number): { sql: string; nilai: unknown[] } {
  const bagian = (['umum', 'tetap'] as const).map((asal) => {
    const { dari, nilai } = diumumkan(cari, asal)
    return {
      sql: `(select p.id ${dari} order by ${ASAL[asal].waktu} desc, p.id desc limit ?)`,
      nilai: [...nilai, jumlah],
    }
  })
  return {
    sql: bagian.map((b) => b.sql).join(' union '),
    nilai: bagian.flatMap((b) => b.nilai),
  }
}

/** Announced when its stage had begun and its winner was confirmed, whichever came later. */
const keHasil = ({ pada, ...b }: HasilRow): HasilTender => ({ ...b, diumumkanPada: keIso(pada)! })

/** Packages whose winner is announced, the newest first unless asked otherwise. */
export async function hasilTender(
  halaman: Halaman<(typeof HASIL_SORT)[number]>
): Promise<{ rows: HasilTender[]; total: number }> {
  const { cari, awal, jumlah, urut } = halaman
  const { dari, nilai } = diumumkan(cari)
  const newest = !urut || (urut.kolom === 'diumumkanPada' && urut.turun)
  const among = newest ? terbaru(cari, awal + jumlah) : null
  const order = urut ? `${KOLOM_HASIL[urut.kolom]} ${arah(urut.turun)}` : 'j.pada desc'
  const [baris, total] = await Promise.all([
    sql<HasilRow>(
      db,
      `select ${PILIH_HASIL} ${dari} ${among ? `and p.id = any(array(${among.sql}))` : ''}
        order by ${order}, p.id desc limit ? offset ?`,
      [...nilai, ...(among?.nilai ?? []), jumlah, awal]
    ),
    cari ? countRows(db, dari, nilai) : kept('hasil tender', () => countRows(db, dari, nilai)),
  ])
  return { rows: baris.map(keHasil), total }
}

/** So many of them below an id, the newest package first: for a file that is longer than a page. */
export async function hasilSesudah(
  cari: string | null,
  { sesudah, jumlah }: { sesudah: HasilTender | null; jumlah: number }
): Promise<HasilTender[]> {
  const { dari, nilai } = diumumkan(cari)
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
  const { dari, nilai } = diumumkan(cari)
  return fingerprint(db, `select ${PILIH_HASIL} ${dari}`, nilai)
}
