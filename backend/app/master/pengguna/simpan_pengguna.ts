/** Creating and changing internal users (S2 §2.6, §7; decisions §2 'Accounts'). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  aturanPengguna,
  PANJANG_MIN_LOGIN_BAWAAN,
  type PenggunaInput,
} from '@eproc/domain/akun/aturan_akun'
import { peranDapatDiberi } from '@eproc/domain/akun/kewenangan_pengguna'
import { apakahInternal, type Peran, type PeranInternal } from '@eproc/domain/common/roles'
import type { StatusPengguna } from '@eproc/domain/common/choices'
import { master as teks } from '@eproc/i18n/id/master'
import Pengguna, { type DataPengguna } from '#app/akun/pengguna'
import { kirimTautanSandi } from '#app/akun/tautan/kirim_tautan'
import Tautan from '#app/akun/tautan/tautan'
import Divisi from '#app/master/divisi/divisi'
import {
  lockAccount,
  pastikanAdminTersisa,
  pastikanBolehKelola,
  pastikanBukanSendiri,
} from '#app/master/pengguna/kewenangan'
import type { Pelaku } from '#core/auth/actor'
import Sesi from '#core/auth/sesi'
import { numberParameter } from '#core/database/parameter'
import { invalidField, notFound } from '#core/http/errors'
import { enforce } from '#core/http/input'

type FormInput = PenggunaInput & {
  id?: number | null | undefined
  versi?: number | null | undefined
}

const atauNull = (nilai: string | null | undefined): string | null => nilai?.trim() || null

/** Checks the rules of the form; 400 with every field's message. Answers the values as they are stored. */
async function periksa(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: FormInput,
  peranLama?: Peran
): Promise<Omit<DataPengguna, 'status'>> {
  const divisi = await Divisi.query({ client: trx }).select('id', 'kode')
  enforce(
    aturanPengguna(input, {
      panjangMinLogin: await numberParameter('PANJANG_MIN_LOGIN', PANJANG_MIN_LOGIN_BAWAAN),
      divisi: divisi.map((d) => d.kode),
    })
  )
  const roles = input.roles as PeranInternal
  if (roles !== peranLama && !peranDapatDiberi(actor).includes(roles)) {
    throw invalidField('roles', 'forbidden', teks.aturan.peranTerlarang)
  }
  return {
    login: input.login!.trim(),
    email: input.email!.trim(),
    nama: input.nama!.trim(),
    nip: atauNull(input.nip),
    jabatan: atauNull(input.jabatan),
    divisi: atauNull(input.divisi),
    telepon: atauNull(input.telepon),
    roles,
  }
}

/** Makes an internal user and mails the link with which they set their password; answers the id. */
export async function registerPengguna(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: FormInput
): Promise<number> {
  const pengguna = new Pengguna().useTransaction(trx)
  await pengguna.daftarkan(actor, await periksa(trx, actor, input))
  await kirimTautanSandi(trx, pengguna)
  return pengguna.id
}

/** Changes an internal user. A changed status ends the sessions at once; a new address ends open links. */
export async function ubahPengguna(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: FormInput
): Promise<void> {
  const { akun, adminLain } = await lockAccount(trx, input.id ?? 0)
  if (!apakahInternal(akun.peran)) throw notFound()
  pastikanBolehKelola(actor, akun)
  akun.asRead(input.versi)
  const data = await periksa(trx, actor, input, akun.peran)
  const status = (input.status as StatusPengguna | undefined) || akun.status
  const berubah = akun.bedaData({ ...data, status })
  if ('roles' in berubah || 'divisi' in berubah || 'status' in berubah) {
    pastikanBukanSendiri(actor, akun)
    pastikanAdminTersisa(akun, adminLain, { peran: data.roles, status })
  }
  if (Object.keys(berubah).length === 0) return
  await akun.ubahData(actor, { ...data, status })
  if (status !== 'A') await Sesi.akhiriSemua(trx, akun.id)
  if (!('email' in berubah)) return
  // A link that went to the old address must not open the account any more.
  await Tautan.akhiri(trx, akun.id, 'sandi')
  await Tautan.akhiri(trx, akun.id, 'aktivasi')
}
