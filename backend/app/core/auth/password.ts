import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import { sql } from '#core/database/sql'

/** A hash nobody's password has, so that unknown accounts cost the same time as known ones. */
let pembanding: Promise<string> | null = null

export const randomPassword = (password: string): Promise<string> => hash.make(password)

/** Compares in the same time whether or not the account exists. */
export async function passwordMatches(
  sandiHash: string | null,
  password: string
): Promise<boolean> {
  pembanding ??= hash.make('tidak-ada-akun-ini')
  const benar = await hash.verify(sandiHash ?? (await pembanding), password)
  return benar && sandiHash !== null
}

/** Is it among the commonest passwords (quality §3)? Compared without regard to case. */
export async function commonPasswords(password: string): Promise<boolean> {
  const hasil = await sql<unknown>(
    db,
    'select 1 from kata_sandi_umum where kata_sandi = lower(?)',
    [password]
  )
  return hasil.length > 0
}
