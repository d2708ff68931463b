/** Mails that carry a link into an account; link, mail and their cause share one transaction. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { suratAkun } from '@eproc/i18n/id/surat_akun'
import { buatTautan } from '#app/akun/tautan'
import { kirimSurat } from '#inti/surat'
import { sql } from '#inti/sql'

export interface PenerimaTautan {
  id: number
  login: string
  nama: string
  email: string
  /** null: the account was never activated (any truthy value counts as activated) */
  diaktifkanPada: unknown
}

/** Two requests at once follow each other, so that only the newest link stays open. */
const kunci = (trx: TransactionClientContract, id: number) =>
  sql(trx, 'select 1 from pengguna where id = ? for update', [id])

/** Activation link of a registered vendor (24 h, one use). */
export async function kirimTautanAktivasi(
  trx: TransactionClientContract,
  pengguna: PenerimaTautan
): Promise<void> {
  await kunci(trx, pengguna.id)
  const kode = await buatTautan(trx, pengguna.id, 'aktivasi')
  await kirimSurat(trx, {
    kepada: pengguna.email,
    nama: pengguna.nama,
    perihal: suratAkun.aktivasi.perihal,
    paragraf: suratAkun.aktivasi.paragraf(pengguna.login),
    tombol: { teks: suratAkun.aktivasi.tombol, url: `/registrasi/user/${kode}` },
  })
}

/**
 * Password link (24 h, one use). For an account that was never activated, such as a new internal
 * user's, the mail says that the account was made, and setting the password activates it.
 */
export async function kirimTautanSandi(
  trx: TransactionClientContract,
  pengguna: PenerimaTautan
): Promise<void> {
  await kunci(trx, pengguna.id)
  const kode = await buatTautan(trx, pengguna.id, 'sandi')
  const isi = pengguna.diaktifkanPada ? suratAkun.reset : suratAkun.sandiPertama
  await kirimSurat(trx, {
    kepada: pengguna.email,
    nama: pengguna.nama,
    perihal: isi.perihal,
    paragraf: isi.paragraf(pengguna.login),
    tombol: { teks: isi.tombol, url: `/userman/forget/${kode}` },
  })
}
