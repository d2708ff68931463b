/** Creating and changing internal users (S2 §2.6, §7; decisions §2 'Accounts'). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  aturanPengguna,
  PANJANG_MIN_LOGIN_BAWAAN,
  type IsianPengguna,
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
  kunciAkun,
  pastikanAdminTersisa,
  pastikanBolehKelola,
  pastikanBukanSendiri,
} from '#app/master/pengguna/kewenangan'
import type { Pelaku } from '#core/auth/actor'
import Sesi from '#core/auth/sesi'
import { parameterAngka } from '#core/database/parameter'
import { bidangSalah, tidakDitemukan } from '#core/http/errors'
import { tegakkan } from '#core/http/input'

type Isian = IsianPengguna & { id?: number | null | undefined; versi?: number | null | undefined }

const atauNull = (nilai: string | null | undefined): string | null => nilai?.trim() || null

/** Checks the rules of the form; 400 with every field's message. Answers the values as they are stored. */
async function periksa(
  trx: TransactionClientContract,
  actor: Pelaku,
  isian: Isian,
  peranLama?: Peran
): Promise<Omit<DataPengguna, 'status'>> {
  const divisi = await Divisi.query({ client: trx }).select('id', 'kode')
  tegakkan(
    aturanPengguna(isian, {
      panjangMinLogin: await parameterAngka('PANJANG_MIN_LOGIN', PANJANG_MIN_LOGIN_BAWAAN),
      divisi: divisi.map((d) => d.kode),
    })
  )
  const roles = isian.roles as PeranInternal
  if (roles !== peranLama && !peranDapatDiberi(actor).includes(roles)) {
    throw bidangSalah('roles', 'forbidden', teks.aturan.peranTerlarang)
  }
  return {
    login: isian.login!.trim(),
    email: isian.email!.trim(),
    nama: isian.nama!.trim(),
    nip: atauNull(isian.nip),
    jabatan: atauNull(isian.jabatan),
    divisi: atauNull(isian.divisi),
    telepon: atauNull(isian.telepon),
    roles,
  }
}

/** Makes an internal user and mails the link with which they set their password; answers the id. */
export async function daftarkanPengguna(
  trx: TransactionClientContract,
  actor: Pelaku,
  isian: Isian
): Promise<number> {
  const pengguna = new Pengguna().useTransaction(trx)
  await pengguna.daftarkan(actor, await periksa(trx, actor, isian))
  await kirimTautanSandi(trx, pengguna)
  return pengguna.id
}

/** Changes an internal user. A changed status ends the sessions at once; a new address ends open links. */
export async function ubahPengguna(
  trx: TransactionClientContract,
  actor: Pelaku,
  isian: Isian
): Promise<void> {
  const { akun, adminLain } = await kunciAkun(trx, isian.id ?? 0)
  if (!apakahInternal(akun.peran)) throw tidakDitemukan()
  pastikanBolehKelola(actor, akun)
  akun.asRead(isian.versi)
  const data = await periksa(trx, actor, isian, akun.peran)
  const status = (isian.status as StatusPengguna | undefined) || akun.status
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
