/** A package's execution state and schedule against the database's clock (decisions §5). */
import db from '@adonisjs/lucid/services/db'
import type { TipeSanggah } from '@eproc/domain/common/choices'
import { keMs } from '@eproc/domain/common/format'
import type { TahapRow } from '@eproc/domain/tahap/akses'
import { templatJenis, type Tahap } from '@eproc/domain/tahap/templat'
import type Paket from '#app/paket_berjalan/paket'
import { sqlMs, sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'
import { notFound } from '#core/http/errors'

/** A schedule row with its place in the package. */
export interface JadwalRow extends TahapRow {
  id: number
  urut: number
  tahap: string
  mulai: Date | null
  selesai: Date | null
  remark: string | null
  noArsip: string | null
}

/** The package's execution state and schedule as they were at `kini`. */
export interface KeadaanPaket {
  /** milliseconds since 1970, by the database's clock */
  kini: number
  status: Paket['statusPelaksanaan']
  kunciSpmk: boolean
  /** when a paused, failed or cancelled package stopped */
  berhenti: number | null
  templat: readonly Tahap[]
  jadwal: JadwalRow[]
  /** objection types with unanswered objections */
  belumDijawab: ReadonlySet<TipeSanggah>
  /** objection types of which one was upheld, while no new evaluation has followed */
  terbukti: ReadonlySet<TipeSanggah>
  /** determination stages that the PPK has confirmed */
  ditegaskan: ReadonlySet<string>
  /** opening stages in which offers were opened */
  dibuka: ReadonlySet<string>
  /** the award letter was sent to the winner */
  suratTerkirim: boolean
  /** the agreement was saved */
  berkontrak: boolean
  /** an award letter was sent: to the winner, or to the one whom the winner follows */
  suratTerbit: boolean
  /** who followed a lost winner was not invited to negotiate yet */
  penggantiMenunggu: boolean
}

export type PaketTahap = Pick<Paket, 'id' | 'metodePemilihan' | 'kualifikasi' | 'jenisPengadaan'>

/** The schedules, each in order. */
async function muatJadwal(
  connection: Koneksi,
  paketIds: readonly number[]
): Promise<Map<number, JadwalRow[]>> {
  const baris = await sql<JadwalRow & { paketId: number }>(
    connection,
    `select paket_id as "paketId", id, urut, kunci, tahap, include, mulai, selesai, remark, no_arsip as "noArsip"
       from jadwal where paket_id = any(?::int[]) order by paket_id, urut`,
    [[...paketIds]]
  )
  const jadwal = new Map<number, JadwalRow[]>(paketIds.map((id) => [id, []]))
  for (const { paketId, ...b } of baris) jadwal.get(paketId)!.push(b)
  return jadwal
}

interface KeadaanRow {
  id: number
  kini: number
  status: Paket['statusPelaksanaan']
  kunciSpmk: boolean
  berhenti: Date | null
  belum: TipeSanggah[] | null
  terbukti: TipeSanggah[] | null
  tegas: string[] | null
  dibuka: string[] | null
  surat: boolean
  kontrak: boolean
  terbit: boolean
  pengganti: boolean
}

const muatKeadaan = (connection: Koneksi, paketIds: readonly number[]): Promise<KeadaanRow[]> =>
  sql<KeadaanRow>(
    connection,
    `select p.id, ${sqlMs(sqlNow())} as kini,
            p.status_pelaksanaan as status, p.kunci_spmk as "kunciSpmk", p.berhenti_pada as berhenti,
            p.tgl_kontrak is not null as kontrak,
            (select array_agg(distinct s.tipe) from sanggah s
              where s.paket_id = p.id and s.tgl_kirim_admin is null and s.ditutup_pada is null) as belum,
            (select array_agg(distinct s.tipe) from sanggah s
              where s.paket_id = p.id and s.hasil = 'terbukti' and s.ditutup_pada is null) as terbukti,
            (select array_agg(t.tahap) from penetapan t
              where t.paket_id = p.id and t.status = 'tegas') as tegas,
            (select array_agg(b.tahap) from pembukaan b
              where b.paket_id = p.id and b.disahkan_pada is not null) as dibuka,
            exists (select 1 from evaluasi e join sppbj s
                      on s.paket_id = e.paket_id and s.rekanan_id = e.rekanan_id
                     where e.paket_id = p.id and e.urutan = 1) as surat,
            exists (select 1 from penetapan t
                     where t.paket_id = p.id and t.jenis = 'pengganti' and t.status = 'tegas'
                       and exists (select 1 from sppbj s where s.paket_id = t.paket_id
                                      and s.tgl_kirim <= t.ditegaskan_pada)) as terbit,
            exists (select 1 from evaluasi e where e.paket_id = p.id and e.urutan = 1
                       and exists (select 1 from evaluasi g
                                    where g.paket_id = p.id and g.gugur_pada is not null)
                       and not exists (select 1 from undangan u where u.paket_id = p.id
                                          and u.tipe = 'N' and u.rekanan_id = e.rekanan_id)) as pengganti
       from paket p where p.id = any(?::int[])`,
    [[...paketIds]]
  )

/** State, schedule and time of each of the packages, in one statement after another of `koneksi`. */
export async function keadaanBeberapaPaket<P extends PaketTahap>(
  paket: readonly P[],
  connection: Koneksi = db
): Promise<Map<P, KeadaanPaket>> {
  const ids = paket.map((p) => p.id)
  const jadwal = await muatJadwal(connection, ids)
  const baris = new Map((await muatKeadaan(connection, ids)).map((b) => [b.id, b]))
  return new Map(
    paket.map((p) => {
      const b = baris.get(p.id)
      if (!b) throw notFound()
      return [p, keKeadaan(p, b, jadwal.get(p.id)!)]
    })
  )
}

/** The package's execution state, schedule and time. @throws 404 */
export async function keadaanPaket(
  paket: PaketTahap,
  connection: Koneksi = db
): Promise<KeadaanPaket> {
  return (await keadaanBeberapaPaket([paket], connection)).get(paket)!
}

const keKeadaan = (paket: PaketTahap, b: KeadaanRow, jadwal: JadwalRow[]): KeadaanPaket => ({
  kini: b.kini,
  status: b.status,
  kunciSpmk: b.kunciSpmk,
  berhenti: keMs(b.berhenti),
  templat: templatJenis(paket.metodePemilihan, paket.kualifikasi, paket.jenisPengadaan),
  jadwal,
  belumDijawab: new Set(b.belum ?? []),
  terbukti: new Set(b.terbukti ?? []),
  ditegaskan: new Set(b.tegas ?? []),
  dibuka: new Set(b.dibuka ?? []),
  suratTerkirim: b.surat,
  berkontrak: b.kontrak,
  suratTerbit: b.surat || b.terbit,
  penggantiMenunggu: b.pengganti,
})
