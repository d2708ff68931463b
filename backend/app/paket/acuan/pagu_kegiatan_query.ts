/**
 * What is left of an activity's ceiling: funding of packages that are not G, B or U counts (decisions §4). Whoever
 * spends or lowers it locks the activities first, in the order of their ids, so that no two spend the same rupiah.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MAKS_KEGIATAN_DITAWARKAN, type KegiatanPaket } from '@eproc/domain/paket/isian_paket'
import { sisaPagu } from '@eproc/domain/paket/hps'
import { JENIS_PENGADAAN, type JenisPengadaan } from '@eproc/domain/common/choices'
import { memakaiPagu } from '#app/paket_berjalan/lingkup_paket'
import { numberParameter } from '#core/database/parameter'
import { sql, type Koneksi } from '#core/database/sql'
import { searchPattern } from '#core/http/query/query_string'

/** SQL: funding of activity `kolom` by packages that count; one `?` for a package that is left out (or 0). */
const sqlPaguTerpakai = (column: string): string =>
  `(select coalesce(sum(tp.pagu), 0)::bigint from paket_pendanaan tp join paket tq on tq.id = tp.paket_id
     where tp.kegiatan_id = ${column} and ${memakaiPagu('tq')} and tq.id <> ?)`

interface KegiatanRow {
  id: number
  kode: string
  tahun_anggaran: number
  ppk_id: number
  persetujuan: string
  divisi_kode: string
  pagu: number
  terpakai: number
}

export interface KegiatanTerkunci extends KegiatanPaket {
  divisi: string
  pagu: number
  terpakai: number
}

const keKegiatan = (k: KegiatanRow): KegiatanTerkunci => ({
  id: k.id,
  kode: k.kode,
  tahunAnggaran: k.tahun_anggaran,
  ppkId: k.ppk_id,
  persetujuan: k.persetujuan,
  divisi: k.divisi_kode,
  pagu: k.pagu,
  terpakai: k.terpakai,
  sisaPagu: sisaPagu(k.pagu, k.terpakai),
})

/**
 * Locks the activities until the transaction ends and answers what is left of each, the package `kecuali` left out.
 */
export async function lockKegiatan(
  trx: TransactionClientContract,
  ids: readonly number[],
  kecuali: number | null
): Promise<KegiatanTerkunci[]> {
  if (ids.length === 0) return []
  await sql(trx, 'select id from kegiatan where id = any(?) order by id for update', [[...ids]])
  // A second statement sees what committed while this one waited for the locks.
  return readKegiatan(trx, ids, kecuali)
}

/** The same without a lock, for who only looks. */
export async function readKegiatan(
  connection: Koneksi,
  ids: readonly number[],
  kecuali: number | null
): Promise<KegiatanTerkunci[]> {
  const baris = await sql<KegiatanRow>(
    connection,
    `select k.id, k.kode, k.tahun_anggaran, k.ppk_id, k.persetujuan, k.divisi_kode, k.pagu,
            ${sqlPaguTerpakai('k.id')} as terpakai
       from kegiatan k where k.id = any(?) order by k.id`,
    [kecuali ?? 0, [...ids]]
  )
  return baris.map(keKegiatan)
}

/** Ceilings of direct procurement from the parameters PAGU_PLA_*. */
export async function paguPla(): Promise<Record<JenisPengadaan, number>> {
  const isi = await Promise.all(
    JENIS_PENGADAAN.map(
      async ({ kode, batasPla }) =>
        [kode, await numberParameter(`PAGU_PLA_${kode}`, batasPla)] as const
    )
  )
  return Object.fromEntries(isi) as Record<JenisPengadaan, number>
}

export interface KegiatanDicari {
  tahun: number
  /** its own activities are told, and its funding counts as free */
  paketId: number | null
  /** part of a code or a name; '' looks for nothing */
  cari: string
  /** told whatever is looked for */
  dipilih: readonly number[]
}

type KegiatanSiapRow = KegiatanRow & {
  nama: string
  jenis_pengadaan: JenisPengadaan
  nama_divisi: string
  ppk: string
}

/** Activities that may be packaged in a year: those that are chosen, and so many of those that were looked for. */
export async function kegiatanSiap(
  connection: Koneksi,
  { tahun, paketId, cari, dipilih }: KegiatanDicari
): Promise<{ kegiatan: KegiatanSiapRow[]; lainnya: boolean }> {
  const pola = searchPattern(cari)
  const found = await sql<KegiatanSiapRow & { lainnya: boolean }>(
    connection,
    `with boleh as (
       select k.id, k.kode, k.kode ilike ? or k.nama ilike ? as cocok, p.kegiatan_id is not null or k.id = any(?) as dipilih
         from kegiatan k
         left join (select distinct kegiatan_id from paket_pendanaan where paket_id = ?) p on p.kegiatan_id = k.id
        where k.tahun_anggaran = ? and (k.persetujuan = 'AD' or p.kegiatan_id is not null)),
     urut as (
       select id, dipilih, cocok, row_number() over (partition by cocok order by kode, id) as ke from boleh)
     select k.id, k.kode, k.nama, k.jenis_pengadaan, k.tahun_anggaran, k.ppk_id, k.persetujuan,
            k.divisi_kode, d.nama as nama_divisi, u.nama as ppk, k.pagu,
            ${sqlPaguTerpakai('k.id')} as terpakai,
            (select count(*) > ${MAKS_KEGIATAN_DITAWARKAN} from boleh where cocok) as lainnya
       from urut t join kegiatan k on k.id = t.id
       join divisi d on d.kode = k.divisi_kode join pengguna u on u.id = k.ppk_id
      where t.dipilih or (t.cocok and t.ke <= ${MAKS_KEGIATAN_DITAWARKAN})
      order by k.kode, k.id`,
    [pola, pola, [...dipilih], paketId ?? 0, tahun, paketId ?? 0]
  )
  return { kegiatan: found, lainnya: found.some((k) => k.lainnya) }
}
