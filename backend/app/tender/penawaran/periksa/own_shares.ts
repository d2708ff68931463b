/** What a holder is served of offers before the opening: headers, and its own shares. Never a ciphertext. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SharesToCheck } from '@eproc/domain/pemegang/answers'
import { countingKey } from '@eproc/domain/pemegang/holder_key'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { base64 } from '@eproc/sealing/bytes'
import { readEnvelope, type Envelope } from '@eproc/sealing/offer/envelope'
import { headerHash, headerText } from '@eproc/sealing/offer/header'
import { uncheckedOffers } from '#app/pemegang/himpunan/unchecked_query'
import HolderKey from '#app/pemegang/holder_key'
import { installationName } from '#app/pemegang/statements'
import Penawaran from '#app/tender/penawaran/penawaran'
import SealedOffer from '#app/tender/penawaran/pemegang/sealed_offer'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { conflict } from '#core/http/errors'

export interface Unchecked {
  sealed: SealedOffer
  rekananId: number
  jenis: Penawaran['jenis']
}

/** The caller's key that counts, and the offers that are sealed to it and not checked by it. @throws 409 without one */
export async function uncheckedBy(
  trx: TransactionClientContract,
  actor: Pelaku,
  paketId: number
): Promise<{ key: HolderKey; offers: (Unchecked & { stored: Penawaran })[] }> {
  const key = countingKey(await HolderKey.hidup(trx, actor.id))
  if (!key) throw conflict(teks.buka.tanpaKunci)
  const ids = await uncheckedOffers(trx, actor.id, paketId)
  const sealed = await SealedOffer.query({ client: trx }).whereIn('penawaranId', ids)
  const stored = await Penawaran.query({ client: trx }).whereIn('id', ids)
  const byId = new Map(sealed.map((one) => [one.penawaranId, one]))
  return {
    key,
    offers: stored.flatMap((one) => {
      const found = byId.get(one.id)
      return found
        ? [{ sealed: found, stored: one, rekananId: one.rekananId, jenis: one.jenis }]
        : []
    }),
  }
}

/** Null where what is stored is not what was signed: the opening names that, and nobody can check it. */
export async function intactEnvelope(
  sealed: SealedOffer,
  stored: Penawaran
): Promise<Envelope | null> {
  const envelope = readEnvelope(Uint8Array.from(await sealed.envelope(stored)))
  if (!envelope) return null
  return (await headerHash(envelope.header)) === sealed.statement.header ? envelope : null
}

/** @throws 409 without a key that counts */
export async function sharesToCheck(
  trx: TransactionClientContract,
  actor: Pelaku,
  paketId: number
): Promise<SharesToCheck> {
  const { key, offers } = await uncheckedBy(trx, actor, paketId)
  const bagian = await Promise.all(
    offers.map(async ({ sealed, stored }) => {
      const envelope = await intactEnvelope(sealed, stored)
      const wrap = envelope?.wraps[envelope.header.holders.indexOf(key.sidik)]
      if (!envelope || !wrap) return []
      const header = headerText(envelope.header)
      return [{ penawaran: sealed.offer, header, bungkus: base64(wrap) }]
    })
  )
  return {
    instalasi: await installationName(),
    sekarang: clockNow().toUTC().toISO(),
    sidik: key.sidik,
    bagian: bagian.flat(),
  }
}
