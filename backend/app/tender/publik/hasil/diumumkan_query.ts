/** Packages whose winner is announced (S1 §2.1, decisions §5 'Visibility'), with their values for the public. */
import db from '@adonisjs/lucid/services/db'
import type { HasilTender } from '@eproc/domain/tender/answers_paket'
import { KODE_TEMPLAT, TEMPLAT } from '@eproc/domain/tahap/templat'
import { penetapanUntuk } from '@eproc/domain/tahap/susulan'
import { TAMPAK_BAGI_UMUM } from '#app/paket_berjalan/paket_rekanan'
import { searchPattern } from '#core/http/query/query_string'
import { existsForEach } from '#core/database/conditions'
import { sql } from '#core/database/sql'
import { sqlNow } from '#core/clock/clock'

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
export const UMUM = [...new Set(PENGUMUMAN.map(({ umum }) => `'${umum}'`))].join(', ')

/** SQL over alias `p`. As a `case`, not as a table to join: the planner would take nearly no package for one that fits. */
const menurutTemplat = (isi: (p: (typeof PENGUMUMAN)[number]) => string | null): string =>
  `case ${KODE} ${PENGUMUMAN.map((p) => `when '${p.kode}' then ${isi(p) === null ? 'null' : `'${isi(p)}'`}`).join(' ')} end`
const KUNCI = `(select ${menurutTemplat((p) => p.umum)} as umum, ${menurutTemplat((p) => p.tetap)} as tetap)`

export type HasilRow = Omit<HasilTender, 'diumumkanPada'> & { pada: Date }

export const PILIH_HASIL = `p.id, p.kode, p.nama, p.tahun_anggaran as "tahunAnggaran",
  p.metode_pemilihan as "metodePemilihan", r.nama as vendor, r.no_registrasi as "noRegistrasi", j.pada`

export const HASIL_SORT = ['nama', 'kode', 'metodePemilihan', 'vendor', 'diumumkanPada'] as const
export type HasilSort = (typeof HASIL_SORT)[number]
export const KOLOM_HASIL: Record<HasilSort, string> = {
  nama: 'lower(p.nama)',
  kode: 'p.kode',
  metodePemilihan: 'p.metode_pemilihan',
  vendor: 'lower(r.nama)',
  diumumkanPada: 'j.pada',
}
export const TERBARU = `${KOLOM_HASIL.diumumkanPada} desc`

/** Which announced packages are looked for. */
export interface Dicari {
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

/** What is looked for: all packages that match, where a word is rare enough. */
export async function dicariUntuk(cari: string | null): Promise<Dicari> {
  if (cari === null) return { cari }
  const pola = searchPattern(cari)
  const batas = `limit ${LANGKA + 1}`
  const baris = await sql<{ id: number }>(db, `select id from (${cocok(batas)}) x ${batas}`, [
    pola,
    pola,
    pola,
  ])
  return baris.length > LANGKA ? { cari } : { cari, di: baris.map((b) => b.id) }
}

/** Packages whose winner is announced, with the values that the statement takes. */
export function diumumkan(dicari: Dicari): { dari: string; nilai: unknown[] } {
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

/** Every package that is looked for is judged, then sorted. */
export function semuaHasil(
  dicari: Dicari,
  order: string,
  awal: number,
  jumlah: number
): Promise<HasilRow[]> {
  const { dari, nilai } = diumumkan(dicari)
  return sql<HasilRow>(
    db,
    `select ${PILIH_HASIL} ${dari} order by ${order}, p.id desc limit ? offset ?`,
    [...nilai, jumlah, awal]
  )
}
