/** Who a session stands for, read in one statement. */
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { Peran } from '@eproc/domain/common/roles'
import type { Pelaku } from '#core/auth/actor'
import { sqlNow } from '#core/clock/clock'
import { preparedSql, sql } from '#core/database/sql'

export interface AccountRow {
  id: number
  login: string
  nama: string
  email: string
  jabatan: string | null
  peran: Peran
  divisi_kode: string | null
  unit_pengadaan: boolean | null
  rekanan_id: number | null
}

/** Of `pengguna p` with its division `d` and its vendor `r`: what {@link accountOf} reads. */
export const ACCOUNT_COLUMNS = `p.id, p.login, p.nama, p.email, p.jabatan, p.peran, p.divisi_kode, d.unit_pengadaan,
  r.id as rekanan_id`
export const ACCOUNT_JOINS = `left join divisi d on d.kode = p.divisi_kode
  left join rekanan r on r.pengguna_id = p.id`

/** `dapatDiPokja` as SQL: of an account `pengguna` and its division `divisi`, which may be missing. */
export const dapatDiPokjaSql = (pengguna: string, divisi: string): string =>
  `(${pengguna}.peran = 'operatorULP' or coalesce(${divisi}.unit_pengadaan, false))`

/** Who an account stands for, whatever session it is in. */
const accountOf = (b: AccountRow): Omit<Pelaku, 'ip' | 'sesiId' | 'bukti' | 'terbatas'> => ({
  id: b.id,
  login: b.login,
  nama: b.nama,
  email: b.email,
  jabatan: b.jabatan,
  peran: b.peran,
  divisi: b.divisi_kode,
  unlada: b.unit_pengadaan === true,
  rekananId: b.rekanan_id,
})

/** An account that acts by itself, without a session: for jobs and for addresses that stand for it. */
export const actorWithoutSession = (b: AccountRow): Pelaku => ({
  ...accountOf(b),
  sesiId: 0,
  bukti: null,
  terbatas: false,
  ip: null,
})

/** The active account of this id; null where there is none. */
export async function actorOf(id: number): Promise<Pelaku | null> {
  const [b] = await sql<AccountRow>(
    db,
    `select ${ACCOUNT_COLUMNS} from pengguna p ${ACCOUNT_JOINS} where p.id = ? and p.status = 'A'`,
    [id]
  )
  return b ? actorWithoutSession(b) : null
}

interface Row extends AccountRow {
  sesi_id: number
  /** nothing was written about its use for five minutes */
  stale: boolean
  dibuat_pada: Date
  terakhir_pada: Date
  kedaluwarsa_pada: Date
  terbatas: boolean
}

export interface LivingSession {
  actor: Omit<Pelaku, 'ip'>
  stale: boolean
  begun: DateTime
  lastUsed: DateTime
  expires: DateTime
}

/** The living session of an active account, by its token's hash or its id; null when it has ended. */
export async function livingSession(
  by: { hash: Buffer } | { id: number }
): Promise<LivingSession | null> {
  const [b] = await preparedSql<Row>(
    db,
    `select s.id as sesi_id, s.terakhir_pada < ${sqlNow()} - interval '5 minutes' as stale,
            s.dibuat_pada, s.terakhir_pada, s.kedaluwarsa_pada, s.terbatas,
            ${ACCOUNT_COLUMNS}
       from sesi s
       join pengguna p on p.id = s.pengguna_id and p.status = 'A'
       ${ACCOUNT_JOINS}
      where s.id = ${'hash' in by ? 'sesi_menurut_hash(?)' : '?'} and s.kedaluwarsa_pada > ${sqlNow()}`,
    ['hash' in by ? by.hash : by.id]
  )
  if (!b) return null
  return {
    actor: {
      ...accountOf(b),
      sesiId: b.sesi_id,
      bukti: 'hash' in by ? by.hash.toString('hex') : null,
      terbatas: b.terbatas,
    },
    stale: b.stale,
    begun: DateTime.fromJSDate(b.dibuat_pada),
    lastUsed: DateTime.fromJSDate(b.terakhir_pada),
    expires: DateTime.fromJSDate(b.kedaluwarsa_pada),
  }
}
