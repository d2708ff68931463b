/** Guards on accounts that need the database: the domain's table, and that one administrator remains. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bolehKelola, bolehUbahKewenangan } from '@eproc/domain/akun/kewenangan_pengguna'
import type { Peran } from '@eproc/domain/common/roles'
import type { StatusPengguna } from '@eproc/domain/common/choices'
import { master as teks } from '@eproc/i18n/id/master'
import Pengguna from '#app/akun/pengguna'
import type { Pelaku } from '#core/auth/actor'
import { conflict, forbidden, notFound } from '#core/http/errors'

const ADMIN: Peran[] = ['adminit', 'superAdmin']
const adaAdmin = (peran: Peran) => ADMIN.includes(peran)

/**
 * Locks the account, and before it every administrator in the order of their ids, so that two
 * administrators who lock out each other at once follow one another. 404 when there is none.
 */
export async function lockAccount(
  trx: TransactionClientContract,
  id: number
): Promise<{ akun: Pengguna; adminLain: Pengguna[] }> {
  const terkunci = await Pengguna.query({ client: trx })
    .where('id', id)
    .orWhere((admin) => void admin.whereIn('peran', ADMIN).where('status', 'A'))
    .orderBy('id')
    .forUpdate()
  const akun = terkunci.find((a) => a.id === id)
  if (!akun) throw notFound()
  const adminLain = terkunci.filter((a) => a.id !== id && a.status === 'A' && adaAdmin(a.peran))
  return { akun, adminLain }
}

/** 403 for an account above the caller. */
export function pastikanBolehKelola(actor: Pelaku, akun: Pengguna): void {
  if (!bolehKelola(actor, akun)) throw forbidden(teks.errors.superAdmin)
}

/** 403 for a change of the caller's own role, division or status. */
export function pastikanBukanSendiri(actor: Pelaku, akun: Pengguna): void {
  if (!bolehUbahKewenangan(actor, akun)) throw forbidden(teks.errors.sendiri)
}

/** 409 when the change would leave no active administrator, or no superAdmin where there is one. */
export function pastikanAdminTersisa(
  akun: Pengguna,
  adminLain: readonly { peran: Peran }[],
  baru: { peran: Peran; status: StatusPengguna }
): void {
  if (akun.status !== 'A' || !adaAdmin(akun.peran)) return
  const tetap = baru.status === 'A' && baru.peran === akun.peran
  if (tetap) return
  const cukup =
    akun.peran === 'superAdmin'
      ? adminLain.some((a) => a.peran === 'superAdmin') ||
        (baru.status === 'A' && baru.peran === 'superAdmin')
      : adminLain.length > 0 || (baru.status === 'A' && adaAdmin(baru.peran))
  if (!cukup) throw conflict(teks.errors.adminTerakhir)
}
