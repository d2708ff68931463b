/** What a holder's browser is handed for an opening (sealing.md §4): before a request stands its own shares only. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MASA_PERMINTAAN_JAM } from '@eproc/domain/pemegang/holder_set'
import type { OpeningToSign } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { base64 } from '@eproc/sealing/bytes'
import { readEnvelope } from '@eproc/sealing/offer/envelope'
import { holderSetText, openingFactsText } from '@eproc/sealing/offer/facts'
import { headerText } from '@eproc/sealing/offer/header'
import { openableVersions } from '@eproc/sealing/offer/opening'
import { pembukaanUntuk, type PembukaanDiminta } from '#app/tender/pembukaan/buka_penawaran'
import type { ToSign } from '#app/tender/pembukaan/opening_facts'
import { openingSteps } from '#app/tender/pembukaan/tanda_tangan/opening_signature'
import { actingKey } from '#app/tender/pembukaan/tanda_tangan/signed_steps'
import type Pembukaan from '#app/tender/pembukaan/pembukaan'
import { rightOf } from '#app/tender/pembukaan/reserve'
import type { AcceptedOffer } from '#app/tender/penawaran/pemegang/accepted_query'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { conflict } from '#core/http/errors'

/** Those that may be opened now, with their ids. */
async function openable({ facts, accepted }: ToSign): Promise<[string, AcceptedOffer][]> {
  const versions = await openableVersions(facts)
  return accepted.flatMap((one): [string, AcceptedOffer][] =>
    one.statement.act === 'version' && versions?.has(one.statement.offer)
      ? [[one.statement.offer, one]]
      : []
  )
}

/** The shares of one holder, of these offers by their ids. */
export function ownShares(offers: readonly [string, { amplop: Buffer }][], sidik: string) {
  return offers.flatMap(([penawaran, { amplop }]) => {
    const envelope = readEnvelope(Uint8Array.from(amplop))
    const wrap = envelope?.wraps[envelope.header.holders.indexOf(sidik)]
    if (!envelope || !wrap) return []
    return [{ penawaran, header: headerText(envelope.header), bungkus: base64(wrap) }]
  })
}

/** The request of another holder that the caller may confirm. */
async function requestOfAnother(
  toSign: ToSign,
  opening: Pembukaan | null,
  sidik: string
): Promise<OpeningToSign['permintaan']> {
  const standing = opening && (await openingSteps.standing(toSign, opening))
  if (!standing || standing.request.first === sidik) return null
  const titipan = opening.titipan?.find(({ untuk }) => untuk === sidik)?.isi ?? ''
  return {
    teks: opening.pernyataan!,
    tandaTangan: opening.tandaTangan!.toString('base64'),
    titipan,
  }
}

/** Without the proofs of the log, which need what this transaction adds to it. */
export interface GivenToSign {
  paketId: number
  toSign: ToSign
  given: Omit<OpeningToSign, 'bukti'>
}

/** @throws 409 where no signature is needed, or the caller's key is not one of the package's */
export async function openingToSignFor(
  trx: TransactionClientContract,
  actor: Pelaku,
  diminta: PembukaanDiminta
): Promise<GivenToSign> {
  const hak = rightOf(diminta, 'tender.penawaran.baca')
  const { paket, ada, toSign } = await pembukaanUntuk(trx, actor, diminta, hak)
  if (!toSign) throw conflict(himpunan.bukan)
  const { sidik } = await actingKey(toSign.set, actor.id, diminta.cadangan)
  const offers = await openable(toSign)
  const permintaan = await requestOfAnother(toSign, ada, sidik)
  const given = {
    sidik,
    sampai: clockNow().plus({ hours: MASA_PERMINTAAN_JAM }).toUTC().toISO(),
    fakta: openingFactsText(toSign.facts),
    himpunan: toSign.sets.map(holderSetText),
    bagian: permintaan ? [] : ownShares(offers, sidik),
    permintaan,
    amplop: permintaan
      ? offers.map(([penawaran, { amplop }]) => ({ penawaran, isi: amplop.toString('base64') }))
      : [],
  }
  return { paketId: paket.id, toSign, given }
}
