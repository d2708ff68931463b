/** Package lists of staff: one query with scope, paging, search and sorting in SQL. */
import db from '@adonisjs/lucid/services/db'
import type { PaketRow } from '@eproc/domain/paket/answers'
import { keIso } from '@eproc/domain/common/format'
import { dapatDiPokja } from '@eproc/domain/common/rights'
import { tindakanPaket } from '@eproc/domain/paket/tindakan_paket'
import { lingkupPaket, paketTerhitung } from '#app/paket_berjalan/lingkup_paket'
import { countRows } from '#core/database/count'
import { conditions, existsForEach } from '#core/database/conditions'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import type { Pelaku } from '#core/auth/actor'
import { sql } from '#core/database/sql'
import { orderOf } from '#core/database/order'

const KOLOM_URUT = {
  id: 'p.id',
  kode: 'p.kode',
  nama: 'lower(p.nama)',
  totalPagu: 'p.total_pagu',
  volumePekerjaan: 'p.volume_pekerjaan',
  jenisPengadaan: 'p.jenis_pengadaan',
  metodePemilihan: 'p.metode_pemilihan',
  satuanKerja: 'd.nama',
  ppk: 'u.nama',
  status: 'p.status',
  statusPelaksanaan: 'p.status_pelaksanaan',
  diubahPada: 'p.diubah_pada',
} as const
export type PaketSort = keyof typeof KOLOM_URUT
export const PAKET_SORT = Object.keys(KOLOM_URUT) as PaketSort[]

export interface PaketFilter {
  tahun?: number
  status?: readonly string[]
  statusPelaksanaan?: readonly string[]
  metodePemilihan?: string
  ids?: readonly number[] | null
  /** packages whose number of pokja is not enough, unpublished and approved */
  tanpaPokja?: boolean
  adaRevisi?: boolean
  milikPpk?: number
  milikPokja?: number
}

interface Baris {
  id: number
  kode: string
  nama: string
  tahun_anggaran: number
  volume_pekerjaan: number
  jenis_pengadaan: PaketRow['jenisPengadaan']
  metode_pemilihan: PaketRow['metodePemilihan']
  kualifikasi: PaketRow['kualifikasi']
  metode_evaluasi: PaketRow['metodeEvaluasi']
  jenis_kontrak: PaketRow['jenisKontrak']
  total_pagu: number
  satuan_kerja: string
  nama_satuan_kerja: string
  ppk_id: number
  ppk: string
  status: PaketRow['status']
  catatan: string | null
  status_pelaksanaan: PaketRow['statusPelaksanaan']
  mulai_daftar: Date | null
  selesai_daftar: Date | null
  peserta: number
  pokja: number
  saya_pokja: boolean
  tender_id: number | null
  tgl_kontrak: string | null
  kunci_spmk: boolean
  pengaju_id: number | null
  pengaju: string | null
  penyunting: number[]
  pernah_diajukan: boolean
  paket_asal_id: number | null
  ada_revisi: boolean
  ada_ulang: boolean
  dibuat_pada: Date
  diubah_pada: Date
  versi: number
}

const PILIH = `p.id, p.kode, p.nama, p.tahun_anggaran, p.volume_pekerjaan, p.jenis_pengadaan, p.metode_pemilihan,
  p.kualifikasi, p.metode_evaluasi, p.jenis_kontrak, p.total_pagu, p.satuan_kerja, d.nama as nama_satuan_kerja,
  p.ppk_id, u.nama as ppk, p.status, p.catatan, p.status_pelaksanaan, p.mulai_daftar, p.selesai_daftar,
  (select count(*)::int from peserta s where s.paket_id = p.id and s.mundur_pada is null) as peserta,
  (select count(*)::int from pokja k where k.paket_id = p.id) as pokja,
  ${existsForEach('from pokja k where k.paket_id = p.id and k.pengguna_id = ?')} as saya_pokja,
  p.tender_id, p.tgl_kontrak, p.kunci_spmk, p.pengaju_id, a.nama as pengaju, p.penyunting, p.pernah_diajukan, p.paket_asal_id,
  ${existsForEach(`from jadwal_revisi r where r.paket_id = p.id and r.status = 'menunggu'`)} as ada_revisi,
  ${existsForEach(`from paket l where l.paket_asal_id = p.id and l.status_pelaksanaan <> 'B'`)} as ada_ulang,
  p.dibuat_pada, p.diubah_pada, p.versi`
const DARI = `from paket p join divisi d on d.kode = p.satuan_kerja join pengguna u on u.id = p.ppk_id
  left join pengguna a on a.id = p.pengaju_id`

function keBaris(b: Baris, pelaku: Pelaku): PaketRow {
  return {
    id: b.id,
    kode: b.kode,
    nama: b.nama,
    tahunAnggaran: b.tahun_anggaran,
    volumePekerjaan: b.volume_pekerjaan,
    jenisPengadaan: b.jenis_pengadaan,
    metodePemilihan: b.metode_pemilihan,
    kualifikasi: b.kualifikasi,
    metodeEvaluasi: b.metode_evaluasi,
    jenisKontrak: b.jenis_kontrak,
    totalPagu: b.total_pagu,
    satuanKerja: b.satuan_kerja,
    namaSatuanKerja: b.nama_satuan_kerja,
    ppkId: b.ppk_id,
    ppk: b.ppk,
    status: b.status,
    catatan: b.catatan,
    statusPelaksanaan: b.status_pelaksanaan,
    mulaiDaftar: keIso(b.mulai_daftar),
    selesaiDaftar: keIso(b.selesai_daftar),
    jumlahPeserta: b.peserta,
    jumlahPokja: b.pokja,
    pengaju: b.pengaju,
    adaRevisi: b.ada_revisi,
    createdAt: keIso(b.dibuat_pada)!,
    diubahPada: keIso(b.diubah_pada)!,
    versi: b.versi,
    bisa: tindakanPaket(
      {
        status: b.status,
        statusPelaksanaan: b.status_pelaksanaan,
        pengajuId: b.pengaju_id,
        penyunting: b.penyunting,
        tenderId: b.tender_id,
        tglKontrak: b.tgl_kontrak,
        kunciSpmk: b.kunci_spmk,
        pernahDiajukan: b.pernah_diajukan,
        paketAsalId: b.paket_asal_id,
        adaRevisi: b.ada_revisi,
        adaUlang: b.ada_ulang,
      },
      {
        ...pelaku,
        ppkPaket: b.ppk_id === pelaku.id && pelaku.peran === 'ppk',
        pokja: b.saya_pokja && dapatDiPokja(pelaku),
      }
    ),
  }
}

/** What the list was narrowed to, without whose packages they are. */
function saringan(saring: PaketFilter, cari: string | null) {
  const { add, clause } = conditions('true')
  if (saring.tahun !== undefined) add('p.tahun_anggaran = ?', saring.tahun)
  if (saring.status) add('p.status = any(?)', [...saring.status])
  if (saring.statusPelaksanaan) {
    add('p.status_pelaksanaan = any(?)', [...saring.statusPelaksanaan])
  }
  if (saring.metodePemilihan) add('p.metode_pemilihan = ?', saring.metodePemilihan)
  if (saring.ids) add('p.id = any(?)', [...saring.ids])
  if (saring.tanpaPokja) {
    add(`p.status_pelaksanaan = 'N' and (select count(*) from pokja k where k.paket_id = p.id)
      < case when p.metode_pemilihan in ('TEN', 'SEL') then 3 else 1 end`)
  }
  if (saring.adaRevisi) {
    add(`exists (select 1 from jadwal_revisi r where r.paket_id = p.id and r.status = 'menunggu')`)
  }
  if (saring.milikPpk !== undefined) add('p.ppk_id = ?', saring.milikPpk)
  if (saring.milikPokja !== undefined) {
    add(
      'exists (select 1 from pokja m where m.paket_id = p.id and m.pengguna_id = ?)',
      saring.milikPokja
    )
  }
  if (cari) add('(p.kode ilike ? or p.nama ilike ?)', searchPattern(cari), searchPattern(cari))
  return clause()
}

function syarat(pelaku: Pelaku, saring: PaketFilter, cari: string | null) {
  const lingkup = lingkupPaket(pelaku)
  const { teks, nilai } = saringan(saring, cari)
  return { teks: `${lingkup.syarat} and ${teks}`, nilai: [...lingkup.nilai, ...nilai] }
}

/** One page of the packages that the caller may read, the newest first unless sorted. */
export async function listPaket(
  pelaku: Pelaku,
  halaman: Halaman<PaketSort>,
  saring: PaketFilter
): Promise<{ baris: PaketRow[]; total: number }> {
  const s = syarat(pelaku, saring, halaman.cari)
  const semua = paketTerhitung(pelaku, {
    ...saringan(saring, halaman.cari),
    tahun: saring.tahun,
  })
  const urut = orderOf(KOLOM_URUT, halaman, { usual: 'p.id desc', id: 'p.id desc' })
  const [baris, jumlah] = await Promise.all([
    sql<Baris>(db, `select ${PILIH} ${DARI} where ${s.teks} order by ${urut} limit ? offset ?`, [
      pelaku.id,
      ...s.nilai,
      halaman.jumlah,
      halaman.awal,
    ]),
    countRows(db, semua.teks, semua.nilai),
  ])
  return { baris: baris.map((b) => keBaris(b, pelaku)), total: jumlah }
}

/** One package in the caller's scope; null when there is none. */
export async function barisPaket(pelaku: Pelaku, id: number): Promise<PaketRow | null> {
  const s = syarat(pelaku, { ids: [id] }, null)
  const [b] = await sql<Baris>(db, `select ${PILIH} ${DARI} where ${s.teks}`, [
    pelaku.id,
    ...s.nilai,
  ])
  return b ? keBaris(b, pelaku) : null
}
