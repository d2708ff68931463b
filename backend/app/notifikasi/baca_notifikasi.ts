/** Marking notices as read; marking again changes nothing and is no error. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Notifikasi from '#app/notifikasi/notifikasi'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { notFound } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'
import { NOTICE_CHANNEL } from '#core/live/channels'
import { notify } from '#core/live/notify'

/** Some of the actor's own; 404 as soon as one is another's. */
export async function bacaNotifikasi(
  trx: TransactionClientContract,
  actor: Actor,
  ids: readonly number[]
): Promise<void> {
  const milik = await Notifikasi.query({ client: trx })
    .withScopes((s) => s.milik(actor.id))
    .whereIn('id', [...ids])
  if (milik.length < new Set(ids).size) throw notFound()
  await tandai(trx, actor, ids)
}

export const bacaSemuaNotifikasi = (trx: TransactionClientContract, actor: Actor): Promise<void> =>
  tandai(trx, actor, null)

async function tandai(
  trx: TransactionClientContract,
  actor: Actor,
  ids: readonly number[] | null
): Promise<void> {
  const belum = Notifikasi.query({ client: trx })
    .withScopes((s) => s.milik(actor.id))
    .withScopes((s) => s.belumDibaca())
  if (ids) void belum.whereIn('id', [...ids])
  const [jumlah] = (await belum.update({ dibacaPada: clockNow().toJSDate() })) as [number]
  if (jumlah === 0) return
  await notify(trx, NOTICE_CHANNEL, String(actor.id))
  await writeJournal(trx, actor, {
    aksi: 'notifikasi.baca',
    objek: 'notifikasi',
    objekId: ids?.length === 1 ? ids[0]! : null,
    rincian: { jumlah },
  })
}
