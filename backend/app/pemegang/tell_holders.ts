/** Who learns of a changed key: its person by mail as well, everybody with a key by the bell (sealing.md §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HOLDER_KEYS_PAGE } from '@eproc/domain/pemegang/holder_key'
import { pemegang as teks } from '@eproc/i18n/id/pemegang'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { holdersWithKey } from '#app/pemegang/holder_key_query'

interface Person {
  id: number
}

export const tellOwner = (
  trx: TransactionClientContract,
  { id }: Person,
  paragraphs: readonly string[]
): Promise<void> =>
  tell(
    trx,
    { who: [users(id)], suspendedToo: true },
    {
      from: teks.kabar.pengirim,
      text: teks.surat.perihal,
      link: HOLDER_KEYS_PAGE,
      mail: { subject: teks.surat.perihal, paragraphs, button: teks.surat.tombol },
    }
  )

export async function tellHolders(
  trx: TransactionClientContract,
  about: Person,
  text: string,
  by: number = about.id
): Promise<void> {
  const who = [users(...(await holdersWithKey(trx)))]
  const message = { from: teks.kabar.pengirim, text, link: HOLDER_KEYS_PAGE }
  await tell(trx, { who, except: [about.id, by] }, message)
}
