/** Published packages for lists and the information view: one query, whole rows, HPS only as its total. */
import db from '@adonisjs/lucid/services/db'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import type { TahapPublik } from '@eproc/domain/tender/answers_jadwal'
import type { PaketPublik } from '@eproc/domain/tender/answers_paket'
import { keIso } from '@eproc/domain/common/format'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { countRows } from '#core/database/count'
import { sql } from '#core/database/sql'
import { sqlMs, sqlNow } from '#core/clock/clock'
import { orderOf } from '#core/database/order'

/** Every key is a column that the list shows: sorting and filtering tell nothing more. */
export const PAKET_SORT = [
  'nama',
  'kode',
  'totalPagu',
  'jenisPengadaan',
  'metodePemilihan',
  'statusPelaksanaan',
  'mulaiDaftar',
  'createdAt',
] as const
export type PaketSort = (typeof PAKET_SORT)[number]
export interface PaketFilter {
  jenisPengadaan?: string
  metodePemilihan?: string
  statusPelaksanaan?: string
}

const KOLOM_URUT: Record<PaketSort, string> = {
  nama: 'lower(p.nama)',
  kode: 'p.kode',
  totalPagu: 'p.total_pagu',
  jenisPengadaan: 'p.jenis_pengadaan',
  metodePemilihan: 'p.metode_pemilihan',
  statusPelaksanaan: 'p.status_pelaksanaan',
  mulaiDaftar: 'p.mulai_daftar',
  createdAt: 'p.diterbitkan_pada',
}
const KOLOM_SARING: Record<keyof PaketFilter, string> = {
  jenisPengadaan: 'p.jenis_pengadaan',
  metodePemilihan: 'p.metode_pemilihan',
  statusPelaksanaan: 'p.status_pelaksanaan',
}

/** SQL of an opening that was done after its stage, over alias `j` of the stage: when and why, else null. */
const susulanTahap = (j: string) => `(
  select jsonb_build_object('pada', ${sqlMs('b.disahkan_pada')},
                            'alasan', b.alasan_susulan)
    from pembukaan b where b.paket_id = ${j}.paket_id and b.tahap = ${j}.kunci
     and b.disahkan_pada is not null and b.alasan_susulan is not null)`

/** SQL over alias `p`: where its time stands still, else null. */
const JEDA = `case when p.status_pelaksanaan = 'P' then p.berhenti_pada end`

const kolomIsi = () => `
  p.id, p.kode, p.nama, p.diterbitkan_pada as "createdAt", p.tahun_anggaran as "tahunAnggaran",
  d.nama as "satuanKerja", p.jenis_pengadaan as "jenisPengadaan",
  p.metode_pemilihan as "metodePemilihan", p.kualifikasi, p.metode_evaluasi as "metodeEvaluasi",
  p.jenis_kontrak as "jenisKontrak", p.total_pagu as "totalPagu",
  p.volume_pekerjaan as "volumePekerjaan", p.deskripsi, p.is_pdn as "isPDN",
  p.is_usaha_kecil as "isUsahaKecil", p.jenis_peserta as "jenisPeserta",
  p.bobot_teknis as "bobotTeknis", p.bobot_harga as "bobotHarga",
  p.passing_grade::float8 as "passingGrade", p.status_pelaksanaan as "statusPelaksanaan", p.alasan,
  p.mulai_daftar as "mulaiDaftar", p.selesai_daftar as "selesaiDaftar",
  (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'kode', k.kode, 'nama', k.nama) order by k.kode), '[]')
     from paket_kbli pk join kbli k on k.id = pk.kbli_id where pk.paket_id = p.id) as "listKbli",
  (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'lokasiProyekId', l.lokasi_proyek_id,
            'nama', lp.nama, 'lokasi', lp.lokasi, 'detail', l.detail) order by l.id), '[]')
     from paket_lokasi l join lokasi_proyek lp on lp.id = l.lokasi_proyek_id
    where l.paket_id = p.id) as "listLokasiKerja",
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'sumberDana', f.sumber_dana) order by f.id), '[]')
     from paket_pendanaan f where f.paket_id = p.id) as "listPendanaan",
  (select coalesce(jsonb_agg(jsonb_build_object('urut', j.urut, 'kunci', j.kunci, 'tahap', j.tahap,
            'mulai', ${sqlMs('j.mulai')},
            'selesai', ${sqlMs('j.selesai')},
            'letak', case
               when p.status_pelaksanaan = 'A' and j.mulai <= ${sqlNow()} and ${sqlNow()} < j.selesai then 'kini'
               when j.selesai <= least(${sqlNow()}, ${JEDA}) then 'lampau' else 'nanti' end,
            'susulan', case when j.kunci like 'pembukaan%' then ${susulanTahap('j')} end) order by j.urut), '[]')
     from jadwal j where j.paket_id = p.id and j.include) as jadwal,
  (select count(*)::int from peserta s where s.paket_id = p.id and s.mundur_pada is null) as "jumlahPeserta"`

type PaketRow = Omit<
  PaketPublik,
  'createdAt' | 'mulaiDaftar' | 'selesaiDaftar' | 'kbli' | 'listJadwal' | 'tahapSekarang'
> & {
  createdAt: Date | null
  mulaiDaftar: Date | null
  selesaiDaftar: Date | null
  jadwal: {
    urut: number
    kunci: string
    tahap: string
    mulai: number | null
    selesai: number | null
    letak: TahapPublik['letak']
    susulan: { pada: number; alasan: string } | null
  }[]
}

function keJawaban({ jadwal, ...b }: PaketRow): PaketPublik {
  const templat = templatUntuk(b.metodePemilihan, b.kualifikasi)
  return {
    ...b,
    createdAt: keIso(b.createdAt),
    mulaiDaftar: keIso(b.mulaiDaftar),
    selesaiDaftar: keIso(b.selesaiDaftar),
    kbli: b.listKbli.map((k) => k.id).join(','),
    listJadwal: jadwal.map((j) => ({
      urut: j.urut,
      tahap: j.tahap,
      mulai: keIso(j.mulai),
      selesai: keIso(j.selesai),
      letak: j.letak,
      panitia: templat.find((t) => t.kunci === j.kunci)?.rekanan === null,
      susulan: j.susulan && { ...j.susulan, pada: keIso(j.susulan.pada)! },
    })),
    tahapSekarang: jadwal.filter((j) => j.letak === 'kini').map((j) => j.tahap),
  }
}

export interface SyaratPaket {
  /** SQL over alias `p` with its values */
  tampak: string
  nilai: readonly unknown[]
  tahun: number
}

/** Cancelled, failed, or repeated under another code: nobody looks for them first. */
const ENDED = `(p.status_pelaksanaan in ('B', 'G', 'U'))`

/** The published packages of a year that `tampak` lets through, newest first, those that came to nothing last. */
export async function listPaket(
  { tampak, nilai: nilaiTampak, tahun }: SyaratPaket,
  halaman: Halaman<PaketSort>,
  saring: PaketFilter
): Promise<{ rows: PaketPublik[]; total: number }> {
  const bagian = [tampak, 'p.tahun_anggaran = ?']
  const nilai: unknown[] = [...nilaiTampak, tahun]
  for (const key of Object.keys(KOLOM_SARING) as (keyof PaketFilter)[]) {
    const isi = saring[key]
    if (isi === undefined) continue
    bagian.push(`${KOLOM_SARING[key]} = ?`)
    nilai.push(isi)
  }
  if (halaman.cari) {
    bagian.push('(p.nama ilike ? or p.kode ilike ?)')
    nilai.push(searchPattern(halaman.cari), searchPattern(halaman.cari))
  }
  const syarat = bagian.join(' and ')
  const urut = orderOf(KOLOM_URUT, halaman, {
    usual: `${ENDED} asc, p.diterbitkan_pada desc nulls last, p.id desc`,
    id: 'p.id desc',
    empties: true,
  })
  const [baris, jumlah] = await Promise.all([
    sql<PaketRow>(
      db,
      `select ${kolomIsi()} from paket p join divisi d on d.kode = p.satuan_kerja
        where ${syarat} order by ${urut} limit ? offset ?`,
      [...nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(db, `from paket p where ${syarat}`, nilai),
  ])
  return { rows: baris.map(keJawaban), total: jumlah }
}

/** One package, whose visibility was decided before. */
export async function satuPaket(id: number): Promise<PaketPublik> {
  const [baris] = await sql<PaketRow>(
    db,
    `select ${kolomIsi()} from paket p join divisi d on d.kode = p.satuan_kerja where p.id = ?`,
    [id]
  )
  return keJawaban(baris!)
}
