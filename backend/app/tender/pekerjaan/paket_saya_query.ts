/** Running packages that one person answers for, with what a list of work says of each. */
import type { TipeSanggah } from '@eproc/domain/common/choices'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import { requestHolds } from '#app/paket_berjalan/keadaan/request_holds'
import type { PaketTahap } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { baPlAda } from '#app/paket_berjalan/keadaan/sppbj_query'
import { sqlMs } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

/** Somebody's step that another person has to follow. */
export interface Langkah {
  /** key of the stage */
  tahap: string
  olehId: number
  oleh: string
  /** milliseconds since 1970 */
  pada: number
}

export interface PaketSaya extends PaketTahap {
  kode: string
  nama: string
  /** whole rupiah */
  totalPagu: number
  ppk: boolean
  /** a member who declared freedom from conflict of interest: without it nothing may be done */
  pokja: boolean
  adaKontrak: boolean
  /** the minutes of a direct appointment are in, up to the negotiation */
  baPlLengkap: boolean
  /** openings that wait for their second member */
  diminta: Langkah[]
  /** determinations that wait for the PPK */
  diusulkan: Langkah[]
  /** one of them says who follows a lost winner */
  penggantiDiusulkan: boolean
  /** somebody has the first rank */
  adaPemenang: boolean
  /** opening stages for which offers came in */
  berisi: string[]
  /** the opening that found nothing to open */
  kosong: string | null
  /** when the first objection came that this person may answer and nobody has, in milliseconds since 1970 */
  sanggahSejak: number | null
  /** types of those */
  sanggahTipe: TipeSanggah[]
}

/** SQL of the steps in `table` (alias `x`) that wait for somebody else. */
const langkah = (table: string, oleh: string, pada: string, menunggu: string): string => `(
  select coalesce(jsonb_agg(jsonb_build_object('tahap', x.tahap, 'olehId', u.id, 'oleh', u.nama,
                                               'pada', ${sqlMs(`x.${pada}`)}) order by x.id), '[]')
    from ${table} x join pengguna u on u.id = x.${oleh} where x.paket_id = p.id and ${menunggu})`

/** A finished tender still waits for its contract and SPMK, which are the PPK's. */
const BERJALAN = `(p.status_pelaksanaan = 'A' or p.status_pelaksanaan = 'S' and not p.kunci_spmk and p.ppk_id = s.id)`

/** SQL: packages of this PPK or member. By two indexes: with an `or` every running package would be asked whose it is. */
const MILIK = `select m.id from paket m where m.ppk_id = ? and m.status_pelaksanaan in ('A', 'S')
  union select k.paket_id from pokja k where k.pengguna_id = ?`

/** SQL: objections of package `p` that member `s` has to answer; who entered one from paper does not answer it. */
const DIJAWAB = `sanggah g where g.paket_id = p.id and g.tgl_kirim_admin is null and g.ditutup_pada is null
                and g.pencatat_id is distinct from s.id`

/** At most so many, running ones before those that were finished without a contract. */
export const paketSaya = (
  connection: Koneksi,
  { penggunaId, paketId }: { penggunaId: number; paketId: number | null },
  limit: number
): Promise<PaketSaya[]> =>
  sql<PaketSaya>(
    connection,
    `select p.id, p.kode, p.nama, p.total_pagu as "totalPagu", p.metode_pemilihan as "metodePemilihan",
            p.kualifikasi, p.jenis_pengadaan as "jenisPengadaan", p.tgl_kontrak is not null as "adaKontrak",
            ${baPlAda('p.id')} as "baPlLengkap", p.ppk_id = s.id as ppk,
            exists (select 1 from pokja k where k.paket_id = p.id and k.pengguna_id = s.id
                       and k.bebas_benturan_pada is not null) as pokja,
            ${langkah('pembukaan', 'peminta_id', 'diminta_pada', `x.disahkan_pada is null and ${requestHolds('x')}`)} as diminta,
            ${langkah('penetapan', 'pengusul_id', 'diusulkan_pada', "x.status = 'usul'")} as diusulkan,
            exists (select 1 from penetapan t where t.paket_id = p.id and t.status = 'usul'
                       and t.jenis = 'pengganti') as "penggantiDiusulkan",
            exists (select 1 from evaluasi e where e.paket_id = p.id and e.urutan = 1) as "adaPemenang",
            array(select distinct w.tahap_buka from penawaran w
                   where w.paket_id = p.id and ${belumDitarik('w')}) as berisi,
            (select max(b.tahap) from pembukaan b
              where b.paket_id = p.id and b.disahkan_pada is not null and b.usul_gagal) as kosong,
            (select ${sqlMs('min(g.tgl_kirim_vendor)')} from ${DIJAWAB}) as "sanggahSejak",
            array(select distinct g.tipe from ${DIJAWAB}) as "sanggahTipe"
       from (select ?::int as id) s, paket p
      where ${BERJALAN} and p.id in (${MILIK}) ${paketId === null ? '' : 'and p.id = ?'}
      order by p.status_pelaksanaan, p.id limit ?`,
    [penggunaId, penggunaId, penggunaId, ...(paketId === null ? [] : [paketId]), limit]
  )
