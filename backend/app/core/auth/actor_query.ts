/** Who a session stands for, read in one statement. */
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { Peran } from '@eproc/domain/common/roles'
import type { Pelaku } from '#core/auth/actor'
import { sqlNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

interface Row {
  sesi_id: number
  /** nothing was written about its use for five minutes */
  stale: boolean
  dibuat_pada: Date
  terakhir_pada: Date
  kedaluwarsa_pada: Date
  id: number
  login: string
  nama: string
  email: string
  jabatan: string | null
  peran: Peran
  divisi_kode: string | null
  nick: string | null
  rekanan_id: number | null
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
  const [b] = await sql<Row>(
    db,
    `select s.id as sesi_id, s.terakhir_pada < ${sqlNow()} - interval '5 minutes' as stale,
            s.dibuat_pada, s.terakhir_pada, s.kedaluwarsa_pada,
            p.id, p.login, p.nama, p.email, p.jabatan, p.peran, p.divisi_kode, d.nick, r.id as rekanan_id
       from sesi s
       join pengguna p on p.id = s.pengguna_id and p.status = 'A'
       left join divisi d on d.kode = p.divisi_kode
       left join rekanan r on r.pengguna_id = p.id
      where ${'hash' in by ? 's.hash' : 's.id'} = ? and s.kedaluwarsa_pada > ${sqlNow()}`,
    ['hash' in by ? by.hash : by.id]
  )
  if (!b) return null
  return {
    actor: {
      id: b.id,
      login: b.login,
      nama: b.nama,
      email: b.email,
      jabatan: b.jabatan,
      peran: b.peran,
      divisi: b.divisi_kode,
      unlada: b.nick?.toLowerCase() === 'unlada',
      rekananId: b.rekanan_id,
      sesiId: b.sesi_id,
    },
    stale: b.stale,
    begun: DateTime.fromJSDate(b.dibuat_pada),
    lastUsed: DateTime.fromJSDate(b.terakhir_pada),
    expires: DateTime.fromJSDate(b.kedaluwarsa_pada),
  }
}
