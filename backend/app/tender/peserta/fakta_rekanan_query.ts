/** What the registration rule asks about one vendor: of the dossier, what was last verified (decisions §3). */
import db from '@adonisjs/lucid/services/db'
import { blacklistAktif, statusTampil } from '@eproc/domain/dosir/bagian'
import type { RekananDaftar } from '@eproc/domain/tender/pendaftaran'
import type {
  JenisRekanan,
  StatusPengguna,
  StatusRekanan,
  UkuranUsaha,
} from '@eproc/domain/common/choices'
import { IJIN_TERVERIFIKASI, UKURAN_TERVERIFIKASI } from '#app/dosir/bagian/isi_bagian_query'
import { sql, type Koneksi } from '#core/database/sql'
import { today } from '#core/clock/clock'

/** @param lock holds the vendor's row until the transaction ends, so that its status cannot change meanwhile */
export async function faktaRekanan(
  rekananId: number,
  connection: Koneksi = db,
  lock = false
): Promise<RekananDaftar & { nama: string; penggunaId: number }> {
  if (lock) await sql(connection, 'select id from rekanan where id = ? for share', [rekananId])
  const [b] = await sql<{
    nama: string
    penggunaId: number
    jenis: JenisRekanan
    status: StatusRekanan
    pengguna: StatusPengguna
    blacklist: boolean
    mulai: string | null
    selesai: string | null
    ukuran: UkuranUsaha | null
    kbli: string[] | null
  }>(
    connection,
    `select r.nama, r.pengguna_id as "penggunaId", r.jenis, r.status, p.status as pengguna, r.blacklist,
            r.blacklist_tgl_mulai::text as mulai, r.blacklist_tgl_selesai::text as selesai,
            ${UKURAN_TERVERIFIKASI} as ukuran,
            (select array_agg(distinct n.kode) from ${IJIN_TERVERIFIKASI} i
              cross join lateral jsonb_array_elements(i.kbli) k join kbli n on n.id = k::int
              where i.berlaku is null or i.berlaku >= ?::date) as kbli
       from rekanan r join pengguna p on p.id = r.pengguna_id
      where r.id = ?`,
    [today(), rekananId]
  )
  return {
    nama: b!.nama,
    penggunaId: b!.penggunaId,
    jenis: b!.jenis,
    status: statusTampil(b!.status, b!.pengguna),
    blacklist: blacklistAktif(b!.blacklist, b!.mulai, b!.selesai, today()),
    ukuran: b!.ukuran,
    kbli: b!.kbli ?? [],
  }
}
