/**
 * Sessions (decisions §1, quality §3): opaque tokens of 256 bits, only their SHA-256 is stored.
 * A session ends after 12 hours without use, after 7 days in any case, at logout, when the password
 * changes and when the user is suspended.
 */
import { createHash, randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { HttpContext } from '@adonisjs/core/http'
import type { Peran } from '@eproc/domain/peran'
import { belumMasuk, tokenRusak } from '#inti/galat'
import type { Pelaku } from '#inti/pelaku'
import { sqlSekarang } from '#inti/waktu'
import { sql } from '#inti/sql'

const BENTUK_TOKEN = /^ep_[A-Za-z0-9_-]{43}$/
const UMUR_DIAM = `interval '12 hours'`
const UMUR_PALING_LAMA = `interval '7 days'`

export const sidik = (teks: string): Buffer => createHash('sha256').update(teks).digest()

/** Makes a session and answers the token, which is shown this one time only. */
export async function buatSesi(
  trx: TransactionClientContract,
  penggunaId: number,
  ctx: HttpContext
): Promise<string> {
  const token = `ep_${randomBytes(32).toString('base64url')}`
  await sql(
    trx,
    `insert into sesi (hash, pengguna_id, alamat_ip, agen, dibuat_pada, terakhir_pada, kedaluwarsa_pada)
     select ?, ?, ?, ?, s, s, s + ${UMUR_DIAM} from (select ${sqlSekarang()} as s) waktu`,
    [
      sidik(token),
      penggunaId,
      ctx.request.ip(),
      (ctx.request.header('user-agent') ?? '').slice(0, 200),
    ]
  )
  return token
}

/** Ends one session, or all of a user but an optional one. */
export async function hapusSesi(
  trx: TransactionClientContract,
  apa: { sesiId: number } | { penggunaId: number; kecuali?: number }
): Promise<void> {
  if ('sesiId' in apa) await sql(trx, 'delete from sesi where id = ?', [apa.sesiId])
  else
    await sql(trx, 'delete from sesi where pengguna_id = ? and id <> ?', [
      apa.penggunaId,
      apa.kecuali ?? 0,
    ])
}

interface BarisSesi {
  sesi_id: number
  basi: boolean
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

function bacaToken(ctx: HttpContext): string | null {
  const kepala = ctx.request.header('authorization')
  if (!kepala) return null
  const token = kepala.replace(/^Bearer\s+/i, '').trim()
  if (token === '') return null
  if (!BENTUK_TOKEN.test(token)) throw tokenRusak()
  return token
}

async function cariPelaku(token: string): Promise<Pelaku | null> {
  const hasil = await sql<BarisSesi>(
    db,
    `select s.id as sesi_id, s.terakhir_pada < ${sqlSekarang()} - interval '5 minutes' as basi,
            p.id, p.login, p.nama, p.email, p.jabatan, p.peran, p.divisi_kode, d.nick, r.id as rekanan_id
       from sesi s
       join pengguna p on p.id = s.pengguna_id and p.status = 'A'
       left join divisi d on d.kode = p.divisi_kode
       left join rekanan r on r.pengguna_id = p.id
      where s.hash = ? and s.kedaluwarsa_pada > ${sqlSekarang()}`,
    [sidik(token)]
  )
  const b = hasil[0]
  if (!b) return null
  // Written at most every five minutes: a write at every request halves the read rate.
  if (b.basi) {
    await sql(
      db,
      `update sesi set terakhir_pada = ${sqlSekarang()},
              kedaluwarsa_pada = least(dibuat_pada + ${UMUR_PALING_LAMA}, ${sqlSekarang()} + ${UMUR_DIAM})
        where id = ?`,
      [b.sesi_id]
    )
  }
  return {
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
  }
}

/** The signed-in user; 401 without a living session, 422 for a malformed token. */
export async function wajibMasuk(ctx: HttpContext): Promise<Pelaku> {
  const token = bacaToken(ctx)
  const pelaku = token ? await cariPelaku(token) : null
  if (!pelaku) throw belumMasuk()
  return pelaku
}

/** For public routes that say more to some: the user when there is a valid session, else null. */
export async function bolehMasuk(ctx: HttpContext): Promise<Pelaku | null> {
  const token = bacaToken(ctx)
  return token ? cariPelaku(token) : null
}
