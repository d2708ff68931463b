/** Who may be invited to what, and who was (S3 §2.3 'Invitation', decisions §3, §5). */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { UndanganRow } from '@eproc/domain/tender/answers_peserta'
import type { StatusRekanan, TipeUndangan } from '@eproc/domain/common/choices'
import { IJIN_TERVERIFIKASI, UKURAN_TERVERIFIKASI } from '#app/dosir/bagian/isi_bagian_query'
import { blacklistAktifSql, statusTampilSql } from '#app/dosir/status/status_tampil'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import type Paket from '#app/paket_berjalan/paket'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { countRows } from '#core/database/count'
import { sql, type Koneksi } from '#core/database/sql'
import { today } from '#core/clock/clock'

export const CALON_SORT = ['nama', 'noRegistrasi', 'tglKirim'] as const
export type CalonSort = (typeof CALON_SORT)[number]
const KOLOM_URUT: Record<CalonSort, string> = {
  nama: 'lower(r.nama)',
  noRegistrasi: 'r.no_registrasi',
  tglKirim: 'u.tgl_kirim',
}

/** Takes part and nothing that was judged so far has failed. */
const TIDAK_GUGUR = `coalesce(e.hasil_kualifikasi, true) and coalesce(e.lulus_kualifikasi, true)
  and coalesce(e.hasil_administrasi, true) and coalesce(e.lulus_teknis, true)
  and coalesce(e.lulus_harga, true)`
const PESERTA = `exists (select 1 from peserta s
  where s.paket_id = x.id and s.rekanan_id = r.id and s.mundur_pada is null)`
const DIBUKA = `exists (select 1 from pembukaan b where b.paket_id = x.id and b.disahkan_pada is not null)`
/** Handed in, and opened: who hands in stays unknown until then, also between two openings. */
const memasukkan = (jenis: string) => `exists (select 1 from penawaran w
  join pembukaan b on b.paket_id = w.paket_id and b.tahap = w.tahap_buka and b.disahkan_pada is not null
  where w.paket_id = x.id and w.rekanan_id = r.id and w.jenis in (${jenis}) and ${belumDitarik('w')})`

/**
 * Vendors whose kind, size and licences, as they were last verified, suit the package. The same rule as at registration
 * (`alasanTidakSyarat`), as SQL for a list of thousands; a test compares the two.
 */
const syaratP = () => `r.status = 'A' and p.status = 'A'
  and not ${blacklistAktifSql('r')}
  and position(r.jenis in x.jenis_peserta) > 0
  and (r.jenis = 'O' or (
    (not x.is_usaha_kecil or coalesce(${UKURAN_TERVERIFIKASI} in ('mikro','kecil'), false))
    and (not exists (select 1 from paket_kbli k where k.paket_id = x.id)
      or exists (select 1 from paket_kbli k join ${IJIN_TERVERIFIKASI} i
                    on i.kbli @> to_jsonb(k.kbli_id)
                  where k.paket_id = x.id
                    and (i.berlaku is null or i.berlaku >= ?::date)))))`

/**
 * Candidates of a type. Nobody beside P before the first opening: who has handed in is not known until then. N goes
 * to the best rank; while nobody is ranked to those whom nothing has failed.
 */
function syaratCalon(tipe: TipeUndangan): { syarat: string; nilai: unknown[] } {
  if (tipe === 'P') return { syarat: syaratP(), nilai: [today()] }
  const lolosK = `e.hasil_kualifikasi and e.lulus_kualifikasi`
  const menurutTipe: Record<Exclude<TipeUndangan, 'P'>, string> = {
    B: `${memasukkan(`'K','A','T','H'`)} and ${TIDAK_GUGUR}`,
    B2: `${memasukkan(`'A','T'`)} and ${TIDAK_GUGUR}`,
    L: `${lolosK}`,
    N: `${memasukkan(`'A','T','H'`)} and case
          when exists (select 1 from evaluasi z where z.paket_id = x.id and z.urutan > 0)
          then e.urutan = (select min(z.urutan) from evaluasi z
                            where z.paket_id = x.id and z.urutan > 0 and z.gugur_pada is null)
          else ${TIDAK_GUGUR} end and e.gugur_pada is null`,
  }
  return { syarat: `${PESERTA} and ${DIBUKA} and coalesce(${menurutTipe[tipe]}, false)`, nilai: [] }
}

const DARI = `from paket x cross join rekanan r
  join pengguna p on p.id = r.pengguna_id
  left join evaluasi e on e.paket_id = x.id and e.rekanan_id = r.id
  left join undangan u on u.paket_id = x.id and u.rekanan_id = r.id and u.tipe = ?
  left join pengguna k on k.id = u.pengirim_id
  left join berkas f on f.jalur = u.file_undangan`

interface Baris {
  id: number
  nama: string
  no_registrasi: string
  status: StatusRekanan
  blacklist: boolean
  tgl_kirim: Date | null
  pengirim: string | null
  file: string | null
  nama_file: string | null
}

/** Sent invitations first, then candidates by name; `denganCalon` false: only what was sent. */
export async function listUndangan(
  paket: Pick<Paket, 'id'>,
  tipe: TipeUndangan,
  halaman: Halaman<CalonSort>,
  denganCalon = true
): Promise<{ rows: UndanganRow[]; total: number }> {
  const { syarat, nilai } = denganCalon ? syaratCalon(tipe) : { syarat: 'false', nilai: [] }
  let saring = `where x.id = ? and (u.id is not null or (${syarat}))`
  const isi: unknown[] = [tipe, paket.id, ...nilai]
  if (halaman.cari) {
    saring += ' and (r.nama ilike ? or r.no_registrasi ilike ?)'
    isi.push(searchPattern(halaman.cari), searchPattern(halaman.cari))
  }
  const urut = halaman.urut
    ? `${KOLOM_URUT[halaman.urut.kolom]} ${halaman.urut.turun ? 'desc' : 'asc'} nulls last, r.id`
    : 'u.tgl_kirim nulls last, lower(r.nama), r.id'
  const [baris, jumlah] = await Promise.all([
    sql<Baris>(
      db,
      `select r.id, r.nama, r.no_registrasi, ${statusTampilSql('r', 'p')} as status,
              ${blacklistAktifSql('r')} as blacklist,
              u.tgl_kirim, k.nama as pengirim, u.file_undangan as file, f.nama_asli as nama_file
         ${DARI} ${saring} order by ${urut} limit ? offset ?`,
      [...isi, halaman.jumlah, halaman.awal]
    ),
    countRows(db, `${DARI} ${saring}`, isi),
  ])
  const rows = baris.map((b): UndanganRow => ({
    vendorId: b.id,
    nama: b.nama,
    noRegistrasi: b.no_registrasi,
    status: b.status,
    blacklist: b.blacklist,
    tglKirim: keIso(b.tgl_kirim),
    pengirim: b.pengirim,
    namaPengirim: b.pengirim,
    fileUndangan: b.file,
    namaFile: b.nama_file,
    include: false,
  }))
  return { rows, total: jumlah }
}

/** Which of these vendors may be invited now, and which were already. */
export async function periksaCalon(
  connection: Koneksi,
  paket: Pick<Paket, 'id'>,
  tipe: TipeUndangan,
  vendorId: readonly number[]
): Promise<Map<number, { nama: string; boleh: boolean; terkirim: boolean }>> {
  const { syarat, nilai } = syaratCalon(tipe)
  const baris = await sql<{ id: number; nama: string; boleh: boolean; terkirim: boolean }>(
    connection,
    `select r.id, r.nama, coalesce((${syarat}), false) as boleh, u.id is not null as terkirim
       ${DARI} where x.id = ? and r.id = any(?)`,
    [...nilai, tipe, paket.id, [...vendorId]]
  )
  return new Map(baris.map((b) => [b.id, b]))
}
