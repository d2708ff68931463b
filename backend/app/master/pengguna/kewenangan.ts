/** Guards on accounts that need the database: the domain's table, and that one administrator remains. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bolehKelola, bolehUbahKewenangan } from '@eproc/domain/kewenangan_pengguna'
import type { Peran } from '@eproc/domain/peran'
import type { StatusPengguna } from '@eproc/domain/pilihan'
import { master as teks } from '@eproc/i18n/id/master'
import { bentrok, terlarang, tidakDitemukan } from '#inti/galat'
import type { Pelaku } from '#inti/pelaku'
import { sql } from '#inti/sql'

export interface AkunTerkunci {
  id: number
  peran: Peran
  status: StatusPengguna
  divisi_kode: string | null
  versi: number
}

/**
 * Locks the account, and before it every administrator in the order of their ids, so that two
 * administrators who lock out each other at once follow one another. 404 when there is none.
 */
export async function kunciAkun(
  trx: TransactionClientContract,
  id: number
): Promise<{ akun: AkunTerkunci; adminLain: { peran: Peran }[] }> {
  const kunci = await sql<AkunTerkunci>(
    trx,
    `select id, peran, status, divisi_kode, versi from pengguna
      where id = ? or (peran in ('adminit', 'superAdmin') and status = 'A') order by id for update`,
    [id]
  )
  const akun = kunci.find((a) => a.id === id)
  if (!akun) throw tidakDitemukan()
  const adminLain = kunci.filter((a) => a.id !== id && a.status === 'A' && adaAdmin(a.peran))
  return { akun, adminLain }
}

const adaAdmin = (peran: Peran) => peran === 'adminit' || peran === 'superAdmin'

/** 403 for an account above the caller. */
export function pastikanBolehKelola(pelaku: Pelaku, akun: AkunTerkunci): void {
  if (!bolehKelola(pelaku, akun)) throw terlarang(teks.galat.superAdmin)
}

/** 403 for a change of the caller's own role, division or status. */
export function pastikanBukanSendiri(pelaku: Pelaku, akun: AkunTerkunci): void {
  if (!bolehUbahKewenangan(pelaku, akun)) throw terlarang(teks.galat.sendiri)
}

/** 409 when the change would leave no active administrator, or no superAdmin where there is one. */
export function pastikanAdminTersisa(
  akun: AkunTerkunci,
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
  if (!cukup) throw bentrok(teks.galat.adminTerakhir)
}
