/**
 * Mails that were given up (job `surat-gagal`): who can do something is told by the bell, once a mail. Never by mail, which
 * may fail alike.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { surat as teks } from '@eproc/i18n/id/surat'
import {
  home,
  pageOf,
  pokja,
  ppk,
  roles,
  type Audience,
  type People,
} from '#app/notifikasi/audience'
import { recipients } from '#app/notifikasi/audience_query'
import { tell, type Message } from '#app/notifikasi/tell'
import { undelivered, type Undelivered } from '#app/notifikasi/undelivered_query'
import { SYSTEM } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { transaction } from '#core/database/transaction'
import Surat from '#core/mail/surat'

const PORTION = 100

/** Answers how many mails were told of. */
export async function tellUndelivered(): Promise<number> {
  let told = 0
  for (;;) {
    const portion = await transaction(async (trx) => {
      const mails = await undelivered(trx, PORTION)
      for (const mail of mails) await tell(trx, await audienceOf(trx, mail), words(mail))
      await Surat.query({ client: trx })
        .whereIn(
          'id',
          mails.map(({ id }) => id)
        )
        .update({ dikabarkanPada: clockNow().toJSDate() })
      return mails.length
    })
    told += portion
    if (portion < PORTION) return told
  }
}

/**
 * Of a package its pokja and the unit; of a vendor the unit; of staff who keeps the accounts. Before the first opening a
 * vendor's address says who takes part, which the unit may not know yet: the PPK hears of it instead.
 */
function responsible({ paketId, peran, rahasia }: Undelivered): People[] {
  if (paketId !== null) {
    const rekanan = peran === null || apakahRekanan(peran)
    return [pokja(paketId), rahasia && rekanan ? ppk(paketId) : roles('operatorULP')]
  }
  if (peran === null) return [roles('operatorULP', 'adminit')]
  return [roles(apakahRekanan(peran) ? 'operatorULP' : 'adminit')]
}

/** Where there is nobody of these, who keeps the accounts: nothing is told to no one. */
async function audienceOf(trx: TransactionClientContract, mail: Undelivered): Promise<Audience> {
  const audience = { who: responsible(mail) }
  if ((await recipients(trx, audience)).length > 0) return audience
  return { who: [roles('adminit', 'superAdmin')] }
}

function words({ kepada, perihal, paketId, sebab, peran }: Undelivered): Message {
  const { gagal } = teks
  const staf = peran !== null && !apakahRekanan(peran)
  const lanjut =
    sebab === 'lampiran' ? gagal.lanjut.lampiran : gagal.lanjut[staf ? 'staf' : 'rekanan']
  return {
    from: SYSTEM.nama,
    text: gagal.kabar(perihal, kepada, gagal.sebab[sebab ?? 'habis'], lanjut),
    link: paketId === null ? home : pageOf(paketId, () => `/ppk/tender/${paketId}/show`),
  }
}
