import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import { applicationName, textParameter } from '#core/database/parameter'
import { sql } from '#core/database/sql'

/** A hash nobody's password has, so that unknown accounts cost the same time as known ones. */
let pembanding: Promise<string> | null = null

export const randomPassword = (password: string): Promise<string> => hash.make(password)

/** What is stored of an account's password. */
export interface StoredPassword {
  sandiHash: string | null
  /** was hashed without the spaces around it */
  sandiDipangkas: boolean
}

/** Compares what was typed, exactly; in the same time whether or not the account exists. */
export async function passwordMatches(
  akun: StoredPassword | null,
  password: string
): Promise<boolean> {
  pembanding ??= hash.make('tidak-ada-akun-ini')
  const stored = akun?.sandiHash ?? (await pembanding)
  const exact = await hash.verify(stored, password)
  // Compared for every account, so that the time does not tell how old a password is.
  const trimmed = password.trim()
  const older = trimmed !== password && (await hash.verify(stored, trimmed))
  return !!akun?.sandiHash && (exact || (older && akun.sandiDipangkas))
}

/** Shorter ones are parts of other words. */
const SHORTEST_WORD = 4
/** So many letters beside words of this place do not make a password. */
const LEFT_OVER = 3

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

/**
 * Is it nothing but words of this place, whatever digits and signs stand between them: those that the list calls
 * `konteks`, and what the product and the company are called?
 */
export async function contextWords(password: string): Promise<boolean> {
  const listed = await sql<{ kata: string }>(
    db,
    `select kata_sandi as kata from kata_sandi_umum where kelompok = 'konteks'`
  )
  const names = [await applicationName(), await textParameter('NAMA_PERUSAHAAN')]
  const words = [...listed.map(({ kata }) => kata), ...names.flatMap((name) => name.split(/\s+/))]
    .map(lettersOf)
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length)
  const letters = lettersOf(password)
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), letters)
  return letters.length > left.length && left.length < LEFT_OVER
}

/** Is it among the commonest passwords (quality §3)? Compared without regard to case and to spaces around it. */
export async function commonPasswords(password: string): Promise<boolean> {
  const hasil = await sql<unknown>(
    db,
    'select 1 from kata_sandi_umum where kata_sandi = lower(?)',
    [password.trim()]
  )
  return hasil.length > 0
}
