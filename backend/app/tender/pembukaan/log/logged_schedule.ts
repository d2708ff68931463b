/** The schedule by which an opening is due, in the public log: each version of it once. */
import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keIso } from '@eproc/domain/common/format'
import type { Logged } from '@eproc/sealing/offer/logged'
import type Paket from '#app/paket_berjalan/paket'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { canonicalJson } from '#core/log/canonical_json'
import { enqueueLog } from '#core/log/enqueue'
import { loggedItem } from '#core/log/logged_query'

export const LOG_JADWAL = 'jadwal'

/** As the log has it, or would. */
export function scheduleContent(
  { kode }: Pick<Paket, 'kode'>,
  { jadwal }: Pick<KeadaanPaket, 'jadwal'>
): string {
  const tahap = jadwal
    .filter(({ include }) => include)
    .map(({ kunci, mulai, selesai }) => ({ kunci, mulai: keIso(mulai), selesai: keIso(selesai) }))
  return canonicalJson({ paket: kode, tahap })
}

/** With the id under which it is committed to. */
export async function loggedSchedule(
  trx: TransactionClientContract,
  paket: Paket,
  keadaan: Pick<KeadaanPaket, 'jadwal'>
): Promise<Logged & { objectId: string }> {
  const content = scheduleContent(paket, keadaan)
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16)
  const objectId = `${paket.id}-${version}`
  const known = await loggedItem(trx, LOG_JADWAL, objectId)
  if (known) return { ...known, objectId }
  await enqueueLog(trx, { kind: LOG_JADWAL, object: LOG_JADWAL, objectId, content })
  return { ...(await loggedItem(trx, LOG_JADWAL, objectId))!, objectId }
}
