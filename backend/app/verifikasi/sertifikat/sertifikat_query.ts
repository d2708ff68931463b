import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import { bagianUntuk, blacklistAktif, statusTampil } from '@eproc/domain/dosir/bagian'
import type { KonfirmasiSertifikat } from '@eproc/domain/verifikasi/answers'
import type { StatusPengguna, StatusRekanan } from '@eproc/domain/common/choices'
import type { SertifikatDetails } from '#app/verifikasi/sertifikat/sertifikat_rekanan'
import { notFound } from '#core/http/errors'
import { today } from '#core/clock/clock'
import { type Koneksi, sql } from '#core/database/sql'

interface KonfirmasiRow {
  nomor: string
  isi: SertifikatDetails
  dibuat_pada: Date
  terakhir: boolean
  status_rekanan: StatusRekanan
  status_pengguna: StatusPengguna
  blacklist: boolean
  mulai: string | null
  selesai: string | null
}

/** The public answer to a scanned code: the paper's words and whether they still hold. */
export async function konfirmasiSertifikat(kode: string): Promise<KonfirmasiSertifikat> {
  const [s] = await sql<KonfirmasiRow>(
    db,
    `select s.nomor, s.isi, s.dibuat_pada, s.id = (select max(id) from sertifikat_rekanan where rekanan_id = r.id) as terakhir,
            r.status as status_rekanan, p.status as status_pengguna, r.blacklist,
            r.blacklist_tgl_mulai as mulai, r.blacklist_tgl_selesai as selesai
       from sertifikat_rekanan s join rekanan r on r.id = s.rekanan_id
       join pengguna p on p.id = r.pengguna_id
      where s.kode = ?`,
    [kode]
  )
  if (!s) throw notFound()
  const status = statusTampil(s.status_rekanan, s.status_pengguna)
  const hitam = blacklistAktif(s.blacklist, s.mulai, s.selesai, today())
  return {
    keadaan: !s.terakhir ? 'diganti' : status === 'A' && !hitam ? 'sah' : 'tidakBerlaku',
    nomor: s.nomor,
    nama: s.isi.nama,
    noRegistrasi: s.isi.noRegistrasi,
    diterbitkan: keIso(s.dibuat_pada)!,
    status,
    bagian: s.isi.bagian,
  }
}

/** Names and facts of the paper, read when it is made. */
export async function sertifikatDetails(
  connection: Koneksi,
  r: { id: number; nama: string; noRegistrasi: string; jenis: 'V' | 'O' }
): Promise<SertifikatDetails> {
  const [b] = await sql<{ bentuk: string | null; alamat: string | null }>(
    connection,
    `select dp.bentuk, coalesce(dp.alamat, dq.alamat) as alamat from rekanan r
       left join data_perusahaan dp on dp.rekanan_id = r.id
       left join data_pribadi dq on dq.rekanan_id = r.id where r.id = ?`,
    [r.id]
  )
  return {
    nama: r.nama,
    noRegistrasi: r.noRegistrasi,
    jenis: r.jenis,
    bentuk: b?.bentuk ?? null,
    alamat: b?.alamat ?? null,
    bagian: bagianUntuk(r.jenis).map((bagian) => bagian.judul),
  }
}
