/** Who may be invited to what, and who was (S3 §2.3 'Invitation', decisions §3, §5). */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { UndanganRow } from '@eproc/domain/tender/answers_peserta'
import type { StatusRekanan, TipeUndangan } from '@eproc/domain/common/choices'
import { IJIN_TERVERIFIKASI, UKURAN_TERVERIFIKASI } from '#app/dosir/bagian/isi_bagian_query'
import { blacklistAktifSql, statusTampilSql } from '#app/dosir/status/status_tampil'
import { calonUndangan } from '#app/paket_berjalan/keadaan/calon_undangan'
import type Paket from '#app/paket_berjalan/paket'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { countRows } from '#core/database/count'
import { sql, type Koneksi } from '#core/database/sql'
import { today } from '#core/clock/clock'
import { orderOf } from '#core/database/order'

export const CALON_SORT = ['nama', 'noRegistrasi', 'tglKirim'] as const
export type CalonSort = (typeof CALON_SORT)[number]
const KOLOM_URUT: Record<CalonSort, string> = {
  nama: 'lower(r.nama)',
  noRegistrasi: 'r.no_registrasi',
  tglKirim: 'u.tgl_kirim',
}

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
      or exists (select 1 from paket_kbli k join kbli m on m.id = k.kbli_id join kbli n on n.kode = m.kode
                   join ${IJIN_TERVERIFIKASI} i on i.kbli @> to_jsonb(n.id)
                  where k.paket_id = x.id
                    and (i.berlaku is null or i.berlaku >= ?::date)))))`

/** Candidates of a type. */
const syaratCalon = (tipe: TipeUndangan): { syarat: string; nilai: unknown[] } =>
  tipe === 'P'
    ? { syarat: syaratP(), nilai: [today()] }
    : { syarat: calonUndangan(tipe), nilai: [] }

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
  const urut = orderOf(KOLOM_URUT, halaman, {
    usual: 'u.tgl_kirim nulls last, lower(r.nama), r.id',
    id: 'r.id',
    empties: true,
  })
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
