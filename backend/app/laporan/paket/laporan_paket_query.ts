/** Packages as the reports count them: the rows behind the figures of the dashboard. */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { LaporanPaket, RincianLaporanPaket } from '@eproc/domain/laporan/answers'
import { KELOMPOK_PESERTA, type KelompokPeserta } from '@eproc/domain/laporan/laporan'
import { tahapPenawaran } from '@eproc/domain/ocds/fakta'
import { tahapPembuka } from '@eproc/domain/tahap/pemasukan'
import { KODE_TEMPLAT, TEMPLAT } from '@eproc/domain/tahap/templat'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import { memakaiPagu, pernahTerbit, withinDivision } from '#app/paket_berjalan/lingkup_paket'
import { countRows } from '#core/database/count'
import { conditions, existsForEach } from '#core/database/conditions'
import { notFound } from '#core/http/errors'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { orderOf } from '#core/database/order'
import { sql } from '#core/database/sql'

export interface PaketFilter {
  tahun?: number
  divisi?: string
  metodePemilihan?: string
  statusPelaksanaan?: string
  /** yyyy-MM in which it was made */
  bulan?: string
  peserta?: KelompokPeserta
  terpakai?: boolean
  kontrak?: boolean
  kegiatanId?: number
  ids?: readonly number[] | null
}

/** SQL over the package's row `p`: vendors that take part; packages that failed, were cancelled or replaced count none. */
const SQL_PESERTA = `(select count(*)::int from peserta s where s.paket_id = p.id and s.mundur_pada is null)`
/** SQL: the same of every package that has any, in one pass: `paket_id`, `n`. */
export const PESERTA_SEMUA = `select s.paket_id, count(*)::int as n from peserta s
  where s.mundur_pada is null group by 1`
/** SQL over the package's row `p`: its funding counts as used (decisions §4). */
export const SQL_MEMAKAI = memakaiPagu()
/** SQL over the package's row `p`: it has a contract. One that came to nothing has none any more: nothing is saved by it. */
export const SQL_BERKONTRAK = `p.nilai_kontrak is not null and ${SQL_MEMAKAI}`
/** SQL over the package's row `p`: the value of that contract. */
export const SQL_NILAI_KONTRAK = `case when ${SQL_MEMAKAI} then p.nilai_kontrak end`
const SQL_HEMAT = `case when ${SQL_MEMAKAI} then p.total_pagu - p.nilai_kontrak end`
/** SQL over the package's row `p`: vendors could register for it. */
export const SQL_TERBIT = pernahTerbit()

/** Where the (first) offers come in and are opened, not what only qualifies for them: as open data counts them. */
const TAWAR = KODE_TEMPLAT.map((kode) => {
  const masuk = tahapPenawaran(TEMPLAT[kode])!
  return { masuk: masuk.kunci, buka: tahapPembuka(TEMPLAT[kode], masuk)!.kunci }
})
const kunciSql = (kunci: readonly string[]): string =>
  [...new Set(kunci)].map((satu) => `'${satu}'`).join(', ')

const KOLOM_URUT = {
  id: 'p.id',
  kode: 'p.kode',
  nama: 'lower(p.nama)',
  divisi: 'd.nama',
  metodePemilihan: 'p.metode_pemilihan',
  statusPelaksanaan: 'p.status_pelaksanaan',
  pagu: 'x.pagu',
  totalPagu: 'p.total_pagu',
  nilaiKontrak: 'p.nilai_kontrak',
  hemat: SQL_HEMAT,
  jumlahPeserta: 'x.peserta',
  dibuatPada: 'p.dibuat_pada',
} as const
export type PaketSort = keyof typeof KOLOM_URUT
export const PAKET_SORT = Object.keys(KOLOM_URUT) as PaketSort[]

const PILIH = `p.id, p.kode, p.nama, p.tahun_anggaran as "tahunAnggaran", p.satuan_kerja as divisi, d.nama as "namaDivisi",
  p.jenis_pengadaan as "jenisPengadaan", p.metode_pemilihan as "metodePemilihan",
  p.status_pelaksanaan as "statusPelaksanaan", x.pagu, p.total_pagu as "totalPagu", ${SQL_NILAI_KONTRAK} as "nilaiKontrak",
  ${SQL_HEMAT} as hemat, x.peserta as "jumlahPeserta",
  case when ${existsForEach(`from pembukaan b where b.paket_id = p.id and b.tahap in (${kunciSql(TAWAR.map((t) => t.buka))})
                        and b.disahkan_pada is not null`)}
    then (select count(distinct w.rekanan_id)::int from penawaran w
            join peserta s on s.paket_id = w.paket_id and s.rekanan_id = w.rekanan_id and s.mundur_pada is null
           where w.paket_id = p.id and w.tahap in (${kunciSql(TAWAR.map((t) => t.masuk))})
             and ${belumDitarik('w')}) end as "jumlahPenawaran",
  p.dibuat_pada as "dibuatPada"`
const DARI = `from paket p join divisi d on d.kode = p.satuan_kerja`
const HITUNG = `cross join lateral (select ${SQL_PESERTA} as peserta,
  (select coalesce(sum(pd.pagu), 0)::bigint from paket_pendanaan pd where pd.paket_id = p.id) as pagu) x`

type Baris = Omit<LaporanPaket, 'dibuatPada'> & { dibuatPada: Date }

const keLaporan = <B extends Baris>(b: B) => ({ ...b, dibuatPada: keIso(b.dibuatPada)! })

/** What holds, or what does not. */
const either = (yes: boolean, condition: string) => (yes ? condition : `not (${condition})`)

function syarat(saring: PaketFilter, cari: string | null) {
  const { add, clause } = conditions()
  if (saring.tahun !== undefined) add('p.tahun_anggaran = ?', saring.tahun)
  if (saring.divisi) add(...withinDivision(saring.divisi))
  if (saring.metodePemilihan) add('p.metode_pemilihan = ?', saring.metodePemilihan)
  if (saring.statusPelaksanaan) add('p.status_pelaksanaan = ?', saring.statusPelaksanaan)
  if (saring.bulan) {
    add(
      `p.dibuat_pada >= ?::timestamp at time zone 'Asia/Jakarta'
        and p.dibuat_pada < (?::timestamp + interval '1 month') at time zone 'Asia/Jakarta'`,
      `${saring.bulan}-01`,
      `${saring.bulan}-01`
    )
  }
  if (saring.terpakai !== undefined) add(either(saring.terpakai, SQL_MEMAKAI))
  if (saring.kontrak !== undefined) add(either(saring.kontrak, SQL_BERKONTRAK))
  if (saring.kegiatanId !== undefined) {
    add(
      'exists (select 1 from paket_pendanaan g where g.paket_id = p.id and g.kegiatan_id = ?)',
      saring.kegiatanId
    )
  }
  const kelompok = KELOMPOK_PESERTA.find((k) => k.kode === saring.peserta)
  if (kelompok) {
    add(
      `${SQL_TERBIT} and ${SQL_PESERTA} between ? and ?`,
      kelompok.dari,
      kelompok.sampai ?? 2147483647
    )
  }
  if (saring.ids) add('p.id = any(?)', [...saring.ids])
  if (cari) add('(p.kode ilike ? or p.nama ilike ?)', searchPattern(cari), searchPattern(cari))
  return clause()
}

export async function listLaporanPaket(
  halaman: Halaman<PaketSort>,
  saring: PaketFilter
): Promise<{ rows: LaporanPaket[]; total: number }> {
  const s = syarat(saring, halaman.cari)
  const urut = orderOf(KOLOM_URUT, halaman, { first: 'kode', id: 'p.id', empties: true })
  const [rows, jumlah] = await Promise.all([
    sql<Baris>(
      db,
      `select ${PILIH} ${DARI} ${HITUNG} where ${s.teks} order by ${urut} limit ? offset ?`,
      [...s.nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(db, `${DARI} where ${s.teks}`, s.nilai),
  ])
  return { rows: rows.map(keLaporan), total: jumlah }
}

/** One package, with the activities that pay for it and its stages. HPS lines are not for a report's readers. */
export async function rincianLaporanPaket(id: number | null): Promise<RincianLaporanPaket> {
  const [baris] = await sql<Baris & Pick<RincianLaporanPaket, 'ppk'> & KontrakPaket>(
    db,
    `select ${PILIH}, u.nama as ppk, p.tgl_kontrak as "tglKontrak", p.mulai_kontrak as "mulaiKontrak",
            p.selesai_kontrak as "selesaiKontrak"
       ${DARI} ${HITUNG} join pengguna u on u.id = p.ppk_id where p.id = ?`,
    [id ?? 0]
  )
  if (!baris) throw notFound()
  const [listKegiatan, tahap] = await Promise.all([
    sql<RincianLaporanPaket['listKegiatan'][number]>(
      db,
      `select k.id, k.kode as "kodeRup", k.nama, sum(pd.pagu)::bigint as pagu
         from paket_pendanaan pd join kegiatan k on k.id = pd.kegiatan_id
        where pd.paket_id = ? group by k.id order by k.kode`,
      [baris.id]
    ),
    sql<{ kunci: string; tahap: string; mulai: Date | null; selesai: Date | null }>(
      db,
      'select kunci, tahap, mulai, selesai from jadwal where paket_id = ? and include order by urut',
      [baris.id]
    ),
  ])
  return {
    ...keLaporan(baris),
    listKegiatan,
    listTahap: tahap.map((t) => ({ ...t, mulai: keIso(t.mulai), selesai: keIso(t.selesai) })),
  }
}

type KontrakPaket = Pick<RincianLaporanPaket, 'tglKontrak' | 'mulaiKontrak' | 'selesaiKontrak'>
