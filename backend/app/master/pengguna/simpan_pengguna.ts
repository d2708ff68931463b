/** Creating and changing internal users (S2 §2.6, §7; decisions §2 'Accounts'). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  aturanPengguna,
  PANJANG_MIN_LOGIN_BAWAAN,
  type PenggunaInput,
} from '@eproc/domain/akun/aturan_akun'
import { aturanStatusBaru } from '@eproc/domain/akun/aturan_pengguna'
import { BIDANG_AKSES, type BidangAkses } from '@eproc/domain/akun/akses'
import { peranDapatDiberi } from '@eproc/domain/akun/kewenangan_pengguna'
import { apakahInternal, type PeranInternal } from '@eproc/domain/common/roles'
import type { StatusPengguna } from '@eproc/domain/common/choices'
import { master as teks } from '@eproc/i18n/id/master'
import Pengguna, { type DataPengguna } from '#app/akun/pengguna'
import { gantiAlamatTautan, kirimTautanSandi } from '#app/akun/tautan/kirim_tautan'
import { mintaAkses } from '#app/master/akses/minta_akses'
import { pastikanBelumAda, perluKonfirmasi } from '#app/master/akses/perlu_konfirmasi'
import Divisi from '#app/master/divisi/divisi'
import { tellStatus } from '#app/master/pengguna/tell_status'
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
import { enforce } from '#core/http/input/input'

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
  tersimpan?: Pick<Pengguna, 'login' | 'peran'>
): Promise<Omit<DataPengguna, 'status'>> {
  const divisi = await Divisi.query({ client: trx }).select('id', 'kode')
  enforce(
    aturanPengguna(input, {
      panjangMinLogin: await numberParameter('PANJANG_MIN_LOGIN', PANJANG_MIN_LOGIN_BAWAAN),
      divisi: divisi.map((d) => d.kode),
      loginTersimpan: tersimpan?.login,
    })
  )
  const roles = input.roles as PeranInternal
  if (roles !== tersimpan?.peran && !peranDapatDiberi(actor).includes(roles)) {
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

/** The account's id, or that of the request when it waits for a second administrator. */
export type HasilPengguna = { id: number; menunggu: null } | { id: number | null; menunggu: number }

/**
 * Makes an internal user and mails the link with which they set their password. One that may approve, open, determine
 * or appoint exists only once a second administrator has confirmed it.
 */
export async function registerPengguna(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: FormInput
): Promise<HasilPengguna> {
  const data = await periksa(trx, actor, input)
  if (await perluKonfirmasi(trx, actor, null, data)) {
    await pastikanBelumAda(trx, data)
    const menunggu = await mintaAkses(trx, actor, {
      objek: 'pengguna',
      nama: data.nama,
      semula: {},
      isi: { ...data, akun: data.login },
      akun: { login: data.login, alamat: [data.email] },
    })
    return { id: null, menunggu }
  }
  const pengguna = new Pengguna().useTransaction(trx)
  await pengguna.daftarkan(actor, data)
  await kirimTautanSandi(trx, pengguna)
  return { id: pengguna.id, menunggu: null }
}

/** Changes an internal user; what gives powers waits, everything else is changed at once. */
export async function ubahPengguna(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: FormInput
): Promise<HasilPengguna> {
  const { akun, adminLain } = await lockAccount(trx, input.id ?? 0)
  if (!apakahInternal(akun.peran)) throw notFound()
  pastikanBolehKelola(actor, akun)
  akun.asRead(input.versi)
  const diminta = await periksa(trx, actor, input, akun)
  const status = (input.status as StatusPengguna | undefined) || akun.status
  const berubah = akun.bedaData({ ...diminta, status })
  if ('roles' in berubah || 'divisi' in berubah || 'status' in berubah) {
    pastikanBukanSendiri(actor, akun)
    pastikanAdminTersisa(akun, adminLain, { peran: diminta.roles, status })
  }
  enforce(aturanStatusBaru({ status, alasan: input.alasan }, akun.status))
  const tunggu = BIDANG_AKSES.filter((bidang) => bidang in berubah)
  const menunggu =
    tunggu.length > 0 && (await perluKonfirmasi(trx, actor, akun, diminta))
      ? await mintaUbah(trx, actor, akun, diminta, tunggu)
      : null
  const data = menunggu === null ? diminta : { ...diminta, ...pick(akun.data(), BIDANG_AKSES) }
  await simpan(trx, actor, akun, { ...data, status }, atauNull(input.alasan))
  return menunggu === null ? { id: akun.id, menunggu } : { id: akun.id, menunggu }
}

const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((k) => [k, from[k]])) as Pick<T, K>

async function mintaUbah(
  trx: TransactionClientContract,
  actor: Pelaku,
  akun: Pengguna,
  diminta: Omit<DataPengguna, 'status'>,
  bidang: readonly BidangAkses[]
): Promise<number> {
  await pastikanBelumAda(trx, diminta, akun.id)
  return mintaAkses(trx, actor, {
    objek: 'pengguna',
    penggunaId: akun.id,
    nama: akun.nama,
    semula: pick(akun.data(), bidang),
    isi: pick(diminta, bidang),
    akun: { login: akun.login, alamat: [...new Set([akun.email, diminta.email])] },
  })
}

/**
 * A changed status or role ends the sessions at once: what a session may, and whether its role needs a second step, was
 * decided when it began. A new address ends open links.
 */
async function simpan(
  trx: TransactionClientContract,
  actor: Pelaku,
  akun: Pengguna,
  data: DataPengguna,
  alasan: string | null
): Promise<void> {
  const berubah = akun.bedaData(data)
  if (Object.keys(berubah).length === 0) return
  await akun.ubahData(actor, data, 'status' in berubah ? alasan : null)
  if (data.status !== 'A' || 'roles' in berubah) await Sesi.akhiriSemua(trx, akun.id)
  if ('status' in berubah) await tellStatus(trx, actor, akun, alasan)
  if ('email' in berubah) await gantiAlamatTautan(trx, akun)
}
