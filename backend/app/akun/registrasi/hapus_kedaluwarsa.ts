import { HARI_TUNGGU_AKTIVASI } from '@eproc/domain/akun/aturan_akun'
import { clockNow } from '#core/clock/clock'
import { SYSTEM } from '#core/auth/actor'
import { transaction } from '#core/database/transaction'
import Pengguna from '#app/akun/pengguna'

/**
 * Lets registrations lapse that were not activated in time; answers how many. Their links stay without an account, to
 * say so. Safe to run twice.
 */
export function hapusKedaluwarsa(): Promise<number> {
  return transaction(async (trx) => {
    const lewat = await Pengguna.query({ client: trx })
      .whereIn('peran', ['vendor', 'person'])
      .whereNull('diaktifkanPada')
      .where('status', 'A')
      .where('dibuatPada', '<', clockNow().minus({ days: HARI_TUNGGU_AKTIVASI }).toJSDate())
      .whereNotExists((sub) => void sub.from('rekanan').whereColumn('pengguna_id', 'pengguna.id'))
      // A link that was asked for again holds what its mail promises.
      .whereNotExists(
        (sub) =>
          void sub
            .from('tautan')
            .whereColumn('pengguna_id', 'pengguna.id')
            .whereNull('dipakai_pada')
            .where('kedaluwarsa_pada', '>', clockNow().toJSDate())
      )
      .forUpdate()
    for (const akun of lewat) {
      const details = { login: akun.login, peran: akun.peran }
      await akun.by(SYSTEM, 'akun.lewat', { details }).delete()
    }
    return lewat.length
  })
}
