import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import { sql } from '#core/database/sql'

/** A hash nobody's password has, so that unknown accounts cost the same time as known ones. */
let pembanding: Promise<string> | null = null

export const acakSandi = (sandi: string): Promise<string> => hash.make(sandi)

/** Compares in the same time whether or not the account exists. */
export async function cocokSandi(sandiHash: string | null, sandi: string): Promise<boolean> {
  pembanding ??= hash.make('tidak-ada-akun-ini')
  const benar = await hash.verify(sandiHash ?? (await pembanding), sandi)
  return benar && sandiHash !== null
}

/** Is it among the commonest passwords (quality §3)? Compared without regard to case. */
export async function sandiUmum(sandi: string): Promise<boolean> {
  const hasil = await sql<unknown>(
    db,
    'select 1 from kata_sandi_umum where kata_sandi = lower(?)',
    [sandi]
  )
  return hasil.length > 0
}
