/** Status of an account (S2 §4, decisions §3): of staff and of vendors, sent at once. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanStatusBaru } from '@eproc/domain/akun/aturan_pengguna'
import { apakahRekanan } from '@eproc/domain/common/roles'
import type { StatusPengguna } from '@eproc/domain/common/choices'
import type Pengguna from '#app/akun/pengguna'
import Rekanan from '#app/dosir/rekanan'
import { hitungUlangStatus } from '#app/dosir/status/hitung_status'
import { tellStatus } from '#app/master/pengguna/tell_status'
import {
  lockAccount,
  pastikanAdminTersisa,
  pastikanBolehKelola,
  pastikanBukanSendiri,
} from '#app/master/pengguna/kewenangan'
import type { Actor, Pelaku } from '#core/auth/actor'
import Sesi from '#core/auth/sesi'
import { enforce } from '#core/http/input/input'

export interface StatusInput {
  id: number | null
  status: StatusPengguna
  alasan?: string | null | undefined
  versi?: number | null | undefined
}

/** Changes the status; I and S ask for a reason and end every session inside the same transaction. */
export async function ubahStatusPengguna(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id, status, alasan, versi }: StatusInput
): Promise<void> {
  const { akun, adminLain } = await lockAccount(trx, id ?? 0)
  pastikanBolehKelola(actor, akun)
  pastikanBukanSendiri(actor, akun)
  akun.asRead(versi)
  if (status === akun.status) return
  pastikanAdminTersisa(akun, adminLain, { peran: akun.peran, status })
  enforce(aturanStatusBaru({ status, alasan }, akun.status))
  const sebab = alasan?.trim() || null
  await akun.ubahStatus(actor, status, sebab)
  if (status !== 'A') await Sesi.akhiriSemua(trx, akun.id)
  if (apakahRekanan(akun.peran)) await cerminkan(trx, actor, akun)
  await tellStatus(trx, actor, akun, sebab)
}

/** The vendor's own status shows I or S while its user has it, and comes back when it is lifted. */
async function cerminkan(
  trx: TransactionClientContract,
  actor: Actor,
  akun: Pengguna
): Promise<void> {
  const rekanan = await Rekanan.query({ client: trx })
    .where('penggunaId', akun.id)
    .forUpdate()
    .first()
  const berubah = await rekanan?.ikutiAkun(actor, akun.status)
  if (rekanan && berubah && akun.status === 'A') await hitungUlangStatus(trx, rekanan.id, actor)
}
