import db from '@adonisjs/lucid/services/db'
import { profilPengguna, type ProfilRow } from '#app/akun/akun_query'
import Pengguna from '#app/akun/pengguna'
import type { Actor } from '#core/auth/actor'
import { notFound } from '#core/http/errors'

export interface ProfilInput {
  nama: string
  jabatan?: string | null | undefined
  telepon?: string | null | undefined
  suratHarian?: boolean | undefined
  versi?: number | undefined
}

/**
 * Changes the own profile. A field that was not sent stays as it is; an empty one is emptied. Without a transaction: the
 * row, its journal row and the question for the version are one statement.
 */
export async function ubahProfil(
  actor: Actor,
  { nama, jabatan, telepon, suratHarian, versi }: ProfilInput
): Promise<ProfilRow> {
  const akun = await Pengguna.find(actor.id)
  if (!akun) throw notFound()
  await akun.asRead(versi).ubahProfil(actor, {
    nama,
    jabatan: jabatan === undefined ? akun.jabatan : jabatan || null,
    telepon: telepon === undefined ? akun.telepon : telepon || null,
    suratHarian: suratHarian ?? akun.suratHarian,
  })
  return (await profilPengguna(db, actor.id))!
}
