import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { kodeMasuk as teks } from '@eproc/i18n/id/kode_masuk'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'

/** Tells the owner what was done to the second step of the own login. */
export const tellOwner = (
  trx: TransactionClientContract,
  penggunaId: number,
  text: string
): Promise<void> =>
  tell(
    trx,
    { who: [users(penggunaId)], suspendedToo: true },
    { from: teks.kabar.pengirim, text, link: '/user/profil' }
  )
