/** Accounts for tests, and sessions without the login's way round. */
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import type { Pelaku } from '@eproc/backend/app/core/auth/actor'
import { livingSession } from '@eproc/backend/app/core/auth/actor_query'
import Sesi from '@eproc/backend/app/core/auth/sesi'
import { tokenHash } from '@eproc/backend/app/core/auth/token'
import Pengguna from '@eproc/backend/app/akun/pengguna'
import type { Peran } from '@eproc/domain/common/roles'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'
import { mark } from './mark.ts'

/** Password of every account that the factory makes, unless `sandi` says another. */
export const TEST_PASSWORD = 'Rahasia-2026!'

/** Code of the division that `divisi: 'unlada'` makes when no unit has the nickname. */
const KODE_DIVISI_UNLADA = '9990'

export interface PenggunaValues {
  peran?: Peran
  /** code of a division, or 'unlada' for the procurement unit */
  divisi?: string | null
  status?: 'A' | 'I' | 'S'
  login?: string
  email?: string
  nama?: string
  nip?: string | null
  jabatan?: string | null
  telepon?: string | null
  /** null: no password yet */
  sandi?: string | null
  /** false: still waits for its activation link */
  aktif?: boolean
}

let hashUji: Promise<string> | null = null

/** One hash for all: making each costs some 50 ms. */
const hashOf = (password: string): Promise<string> =>
  password === TEST_PASSWORD ? (hashUji ??= hash.make(TEST_PASSWORD)) : hash.make(password)

async function kodeUnlada(): Promise<string> {
  const { rows } = (await db.rawQuery('select kode from divisi where unit_pengadaan')) as {
    rows: { kode: string }[]
  }
  if (rows[0]) return rows[0].kode
  await db.rawQuery(
    `insert into divisi (kode, nama, nick, unit_pengadaan)
     values (?, 'Unit Layanan Pengadaan', 'unlada', true)
     on conflict do nothing`,
    [KODE_DIVISI_UNLADA]
  )
  return KODE_DIVISI_UNLADA
}

/**
 * Inserts an account: active, of role vendor, with the password {@link TEST_PASSWORD}, and with a login
 * and address that no other has.
 */
export async function createPengguna(
  isi: PenggunaValues = {},
  trx?: TransactionClientContract
): Promise<Pengguna> {
  const tanda = mark()
  const login = isi.login ?? `uji.${tanda}`
  const password = isi.sandi === undefined ? TEST_PASSWORD : isi.sandi
  const divisi = isi.divisi === 'unlada' ? await kodeUnlada() : (isi.divisi ?? null)
  const nilai = [
    login,
    isi.email ?? `${login}@uji.example`,
    isi.nama ?? `Pengguna ${tanda}`,
    isi.nip ?? null,
    isi.jabatan === undefined ? 'Staf' : isi.jabatan,
    divisi,
    isi.telepon === undefined ? '081234567890' : isi.telepon,
    isi.peran ?? 'vendor',
    isi.status ?? 'A',
    password === null ? null : await hashOf(password),
    isi.aktif ?? true,
  ]
  const { rows } = (await (trx ?? db).rawQuery(
    `insert into pengguna (login, email, nama, nip, jabatan, divisi_kode, telepon, peran, status,
       sandi_hash, diaktifkan_pada, persetujuan_data_pada)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
       case when ?::boolean then ${sqlNow()} end, ${sqlNow()}) returning id`,
    nilai as RawQueryBindings
  )) as { rows: { id: number }[] }
  return Pengguna.findOrFail(rows[0]!.id, trx ? { client: trx } : {})
}

/** Opens a session for the user and answers its token, for `Authorization: Bearer …`. */
export const signInAs = (pengguna: { id: number }): Promise<string> => begin(pengguna, 'tes')

const begin = ({ id }: { id: number }, agent: string): Promise<string> =>
  Sesi.mulai(null, id, { ip: '127.0.0.1', agent })

/** The user in a new session, for calls of use cases: nobody acts without one (ADR 0050). */
export async function actAs(pengguna: { id: number }, agent = 'tes'): Promise<Pelaku> {
  const hash = tokenHash('sesi', await begin(pengguna, agent))
  return { ...(await livingSession({ hash }))!.actor, ip: null }
}
