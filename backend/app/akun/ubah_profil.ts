import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { akunTerkunci, profilPengguna, type ProfilRow } from '#app/akun/akun_query'
import type { Actor } from '#core/auth/actor'
import { notFound } from '#core/http/errors'

export interface ProfilInput {
  nama: string
  jabatan?: string | null | undefined
  telepon?: string | null | undefined
  suratHarian?: boolean | undefined
  versi?: number | undefined
}

/** Changes the own profile. A field that was not sent stays as it is; an empty one is emptied. */
export async function ubahProfil(
  trx: TransactionClientContract,
  actor: Actor,
  { nama, jabatan, telepon, suratHarian, versi }: ProfilInput
): Promise<ProfilRow> {
  const akun = await akunTerkunci(trx, actor.id)
  if (!akun) throw notFound()
  await akun.asRead(versi).ubahProfil(actor, {
    nama,
    jabatan: jabatan === undefined ? akun.jabatan : jabatan || null,
    telepon: telepon === undefined ? akun.telepon : telepon || null,
    suratHarian: suratHarian ?? akun.suratHarian,
  })
  return (await profilPengguna(trx, actor.id))!
}
