/** Which mails of the outbox are due. */
import { sqlMoment } from '#core/clock/clock'
import Surat from '#core/mail/surat'

/** Due mails of a lane, oldest first. */
export const dueMails = (segera: boolean, limit: number): Promise<Surat[]> =>
  Surat.query()
    .where('status', 'antre')
    .where('segera', segera)
    .whereRaw(`coba_pada <= ${sqlMoment()}`)
    .orderBy('coba_pada')
    .orderBy('dibuat_pada')
    .limit(limit)

/** Is the mail still waiting? Asked once it is ours: another process may just have sent it. */
export const stillWaiting = (ids: readonly string[]): Promise<Surat[]> =>
  Surat.query()
    .whereIn('id', [...ids])
    .where('status', 'antre')
