import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Peran } from '@eproc/domain/common/roles'
import type { StatusRekanan } from '@eproc/domain/common/choices'
import Pengguna from '#app/akun/pengguna'
import { preparedSql, sql, type Koneksi } from '#core/database/sql'

/** By User ID, without regard to case. */
export const akunMenurutLogin = (
  login: string,
  trx?: TransactionClientContract
): Promise<Pengguna | null> =>
  Pengguna.query(trx ? { client: trx } : {})
    .whereRaw('lower(login) = lower(?)', [login])
    .first()

/** By User ID or e-mail: the one field of the password-forgotten page (S1 §2.3). */
export const akunMenurutLoginAtauEmail = (
  trx: TransactionClientContract,
  teks: string
): Promise<Pengguna | null> =>
  Pengguna.query({ client: trx })
    .whereRaw('(lower(login) = lower(?) or lower(email) = lower(?))', [teks, teks])
    .first()

export const akunMenurutEmail = (
  trx: TransactionClientContract,
  email: string
): Promise<Pengguna | null> =>
  Pengguna.query({ client: trx }).whereRaw('lower(email) = lower(?)', [email]).first()

/** Locked until the end of the transaction. */
export const akunTerkunci = (
  trx: TransactionClientContract,
  id: number
): Promise<Pengguna | null> => Pengguna.query({ client: trx }).where('id', id).forUpdate().first()

/**
 * Is there an active superAdmin? Accounts stay as they are until the transaction ends, so that two first administrators
 * are not made at once.
 */
export async function adaAdministrator(trx: TransactionClientContract): Promise<boolean> {
  await sql(trx, 'lock table pengguna in share row exclusive mode')
  const admin = await Pengguna.query({ client: trx })
    .where({ peran: 'superAdmin', status: 'A' })
    .whereNotNull('diaktifkanPada')
    .first()
  return admin !== null
}

export interface InfoRow {
  id: number
  login: string
  nama: string
  email: string
  jabatan: string | null
  peran: Peran
  divisi_kode: string | null
  divisi_nama: string | null
  unit_pengadaan: boolean | null
  rekanan_id: number | null
  rekanan_nama: string | null
  rekanan_status: StatusRekanan | null
  rekanan_jenis: 'V' | 'O' | null
  no_registrasi: string | null
}

/** User with division and vendor, for the session's answers. */
export async function infoPengguna(connection: Koneksi, id: number): Promise<InfoRow> {
  const hasil = await sql<InfoRow>(
    connection,
    `select p.id, p.login, p.nama, p.email, p.jabatan, p.peran, p.divisi_kode,
            d.nama as divisi_nama, d.unit_pengadaan, r.id as rekanan_id, r.nama as rekanan_nama,
            r.status as rekanan_status, r.jenis as rekanan_jenis, r.no_registrasi
       from pengguna p
       left join divisi d on d.kode = p.divisi_kode
       left join rekanan r on r.pengguna_id = p.id
      where p.id = ?`,
    [id]
  )
  return hasil[0]!
}

export interface ProfilRow {
  id: number
  login: string
  email: string
  nama: string
  nip: string | null
  jabatan: string | null
  telepon: string | null
  divisi_kode: string | null
  divisi_nama: string | null
  peran: Peran
  status: 'A' | 'I' | 'S'
  surat_harian: boolean
  versi: number
}

export async function profilPengguna(connection: Koneksi, id: number): Promise<ProfilRow | null> {
  const hasil = await preparedSql<ProfilRow>(
    connection,
    `select p.id, p.login, p.email, p.nama, p.nip, p.jabatan, p.telepon, p.divisi_kode,
            d.nama as divisi_nama, p.peran, p.status, p.surat_harian, p.versi
       from pengguna p left join divisi d on d.kode = p.divisi_kode where p.id = ?`,
    [id]
  )
  return hasil[0] ?? null
}

/** Registration number of the user's vendor; null when there is no vendor yet. */
export async function noRegistrasi(penggunaId: number): Promise<string | null> {
  const hasil = await sql<{ no_registrasi: string }>(
    db,
    'select no_registrasi from rekanan where pengguna_id = ?',
    [penggunaId]
  )
  return hasil[0]?.no_registrasi ?? null
}
