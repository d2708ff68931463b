/** An administrator takes the second step off an account whose owner lost telephone and recovery codes (decisions §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { kodeMasuk as teks } from '@eproc/i18n/id/kode_masuk'
import PerubahanAkses from '#app/akun/akses/perubahan_akses'
import { tellOwner } from '#app/akun/kode_masuk/tell_owner'
import KodeMasuk from '#app/akun/kode_masuk/kode_masuk'
import type Pengguna from '#app/akun/pengguna'
import { mintaAkses } from '#app/master/akses/minta_akses'
import { perluKonfirmasi } from '#app/master/akses/perlu_konfirmasi'
import {
  lockAccount,
  pastikanBolehKelola,
  pastikanBukanSendiri,
} from '#app/master/pengguna/kewenangan'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { conflict } from '#core/http/errors'

/**
 * Whoever may approve, open, determine or appoint keeps it until a second administrator confirms. Answers the id of the
 * request that waits, or null when it is done. 409 while another change of the account waits: it would be replaced.
 */
export async function hapusKodeMasuk(
  trx: TransactionClientContract,
  actor: Pelaku,
  id: number | null
): Promise<number | null> {
  const { akun } = await lockAccount(trx, id ?? 0)
  pastikanBolehKelola(actor, akun)
  pastikanBukanSendiri(actor, akun)
  await KodeMasuk.aktif(trx, akun.id)
  const { roles, divisi } = akun.data()
  if (!(await perluKonfirmasi(trx, actor, akun, { roles, divisi }))) {
    await cabutKodeMasuk(trx, actor, akun)
    return null
  }
  const lain = await PerubahanAkses.menunggu(trx, 'penggunaId', akun.id)
  if (lain && lain.kedaluwarsaPada > clockNow()) throw conflict(teks.errors.menungguLain)
  return mintaAkses(trx, actor, {
    objek: 'pengguna',
    penggunaId: akun.id,
    nama: akun.nama,
    semula: { kodeMasuk: true },
    isi: { kodeMasuk: false },
    akun: { login: akun.login, alamat: [akun.email] },
  })
}

/** Takes it off now, and tells the owner; nothing to do when there is none any more. */
export async function cabutKodeMasuk(
  trx: TransactionClientContract,
  actor: Pelaku,
  akun: Pengguna
): Promise<void> {
  const milik = await KodeMasuk.milik(trx, akun.id)
  if (!milik) return
  await milik.matikan(actor)
  await tellOwner(trx, akun.id, teks.kabar.dihapus(actor.nama))
}
