/** A company with a session, written straight into a database of its own: for tests that kill things. */
import { createHmac, randomBytes } from 'node:crypto'
import pg from 'pg'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'

/** Answers the vendor's id and a token for `Authorization: Bearer …`. */
export async function createPlainRekanan(
  urlPemilik: string,
  appKey: string
): Promise<{ rekananId: number; penggunaId: number; token: string }> {
  const klien = new pg.Client({ connectionString: urlPemilik })
  await klien.connect()
  try {
    const tanda = randomBytes(4).toString('hex')
    const token = `ep_${randomBytes(32).toString('base64url')}`
    const pengguna = await klien.query<{ id: number }>(
      `insert into pengguna (login, email, nama, peran, diaktifkan_pada)
       values ($1, $2, 'Uji Rekanan', 'vendor', ${sqlNow()}) returning id`,
      [`uji-${tanda}`, `${tanda}@contoh.example`]
    )
    const penggunaId = pengguna.rows[0]!.id
    await klien.query(
      `insert into sesi (hash, pengguna_id, dibuat_pada, terakhir_pada, kedaluwarsa_pada)
       values ($1, $2, ${sqlNow()}, ${sqlNow()}, ${sqlNow()} + interval '12 hours')`,
      [createHmac('sha256', appKey).update(`sesi\n${token}`).digest(), penggunaId]
    )
    const rekanan = await klien.query<{ id: number }>(
      `insert into rekanan (pengguna_id, jenis, no_registrasi, nama)
       values ($1, 'V', $2, 'PT Uji Mati Mendadak') returning id`,
      [penggunaId, `V-UJI-${tanda}`]
    )
    return { rekananId: rekanan.rows[0]!.id, penggunaId, token }
  } finally {
    await klien.end()
  }
}
