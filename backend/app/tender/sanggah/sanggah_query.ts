import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keIso } from '@eproc/domain/common/format'
import type { SanggahRow } from '@eproc/domain/tender/answers_hasil'
import type { HasilSanggah, StatusRekanan, TipeSanggah } from '@eproc/domain/common/choices'
import { tolakTarik } from '@eproc/domain/tahap/sanggah'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { blacklistAktifSql, statusTampilSql } from '#app/dosir/status/status_tampil'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import { sql, type Koneksi } from '#core/database/sql'
import { sqlNow } from '#core/clock/clock'

export interface SanggahTersimpan {
  id: number | null
  vendorId: number
  nama: string
  status: StatusRekanan
  blacklist: boolean
  fileVendor: string | null
  kirimVendor: Date | null
  /** member of staff who entered it from paper */
  pencatatId: number | null
  fileAdmin: string | null
  kirimAdmin: Date | null
  penjawab: string | null
  hasil: HasilSanggah | null
  catatan: string | null
  ditutup: boolean
  /** why the entry was taken back */
  alasanTarik: string | null
}

/**
 * Objections of a type, newest round first. For appeals also vendors whose objection was answered and who have not
 * appealed, since staff may enter a paper appeal for them.
 */
export const muatSanggah = (
  connection: Koneksi,
  paketId: number,
  tipe: TipeSanggah,
  rekananId: number | null = null
): Promise<SanggahTersimpan[]> =>
  sql<SanggahTersimpan>(
    connection,
    `select s.id, r.id as "vendorId", r.nama, ${statusTampilSql('r', 'p')} as status,
            ${blacklistAktifSql('r')} as blacklist, s.file_sanggah_vendor as "fileVendor",
            s.tgl_kirim_vendor as "kirimVendor", s.pencatat_id as "pencatatId", s.file_sanggah_admin as "fileAdmin",
            s.tgl_kirim_admin as "kirimAdmin", u.nama as penjawab, s.hasil, s.catatan,
            s.ditutup_pada is not null as ditutup, s.alasan_tarik as "alasanTarik"
       from sanggah s join rekanan r on r.id = s.rekanan_id join pengguna p on p.id = r.pengguna_id
       left join pengguna u on u.id = s.penjawab_id
      where s.paket_id = ? and s.tipe = ? and (?::int is null or s.rekanan_id = ?)
      union all
     select null, r.id, r.nama, ${statusTampilSql('r', 'p')}, ${blacklistAktifSql('r')}, null, null, null, null, null, null, null, null, false, null
       from sanggah s join rekanan r on r.id = s.rekanan_id join pengguna p on p.id = r.pengguna_id
      where ? = 'BD' and ?::int is null and s.paket_id = ? and s.tipe = 'B' and s.tgl_kirim_admin is not null
        and s.ditutup_pada is null and not exists (
          select 1 from sanggah b where b.paket_id = s.paket_id and b.rekanan_id = s.rekanan_id
             and b.tipe = 'BD' and b.ditutup_pada is null)
      order by ditutup, "kirimVendor" nulls last, nama`,
    [paketId, tipe, rekananId, rekananId, tipe, rekananId, paketId]
  )

export const keBarisSanggah = (
  s: SanggahTersimpan,
  tipe: TipeSanggah,
  readerId: number
): SanggahRow => ({
  vendorId: s.vendorId,
  nama: s.nama,
  status: s.status,
  blacklist: s.blacklist,
  tipe,
  tglKirimVendor: keIso(s.kirimVendor),
  fileSanggahVendor: s.fileVendor,
  namaPengirim: s.penjawab,
  tglKirimAdmin: keIso(s.kirimAdmin),
  fileSanggahAdmin: s.fileAdmin,
  hasil: s.hasil,
  catatan: s.catatan,
  include: false,
  riwayat: s.ditutup,
  ditarik: s.alasanTarik,
  dicatat: s.pencatatId !== null,
  tolakJawab: s.pencatatId === readerId ? tenderHasil.sanggah.dicatatSendiri : null,
  bolehTarik:
    !s.ditutup &&
    tolakTarik({ pencatatId: s.pencatatId, dijawab: s.kirimAdmin !== null }, readerId) === null,
})

/** The present objection of whose earlier one this is, before it is sent. */
export const notSent = (earlier: SanggahRow): SanggahRow => ({
  ...earlier,
  tglKirimVendor: null,
  fileSanggahVendor: null,
  namaPengirim: null,
  tglKirimAdmin: null,
  fileSanggahAdmin: null,
  hasil: null,
  catatan: null,
  riwayat: false,
  ditarik: null,
  dicatat: false,
  tolakJawab: null,
  bolehTarik: false,
})

interface Penyanggah {
  nama: string
  /** handed something in */
  masuk: boolean
}

/** {@link penyanggah}, whose requests come one after another from here on. */
export async function lockPenyanggah(
  trx: TransactionClientContract,
  paketId: number,
  rekananId: number
): Promise<Penyanggah | null> {
  await sql(trx, 'select id from peserta where paket_id = ? and rekanan_id = ? for update', [
    paketId,
    rekananId,
  ])
  return penyanggah(trx, paketId, rekananId)
}

/** Who may object, and whether they handed in an offer. */
export async function penyanggah(
  connection: Koneksi,
  paketId: number,
  rekananId: number
): Promise<Penyanggah | null> {
  const [b] = await sql<Penyanggah>(
    connection,
    `select r.nama, exists (
              select 1 from penawaran w where w.paket_id = ? and w.rekanan_id = r.id
                 and ${belumDitarik('w')}) as masuk
       from rekanan r where r.id = ?`,
    [paketId, rekananId]
  )
  return b ?? null
}

/** Has the stage not ended by the database's clock? */
export async function masihMenerima(
  trx: TransactionClientContract,
  jadwalId: number
): Promise<boolean> {
  const [b] = await sql<{ dalam: boolean }>(
    trx,
    `select ${sqlNow()} < selesai as dalam from jadwal where id = ?`,
    [jadwalId]
  )
  return b?.dalam === true
}
