/** What the second holder found in each offer: keys that read it, or the proof that it is void (ADR 0026). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { fromBase64 } from '@eproc/sealing/bytes'
import { envelopeHash } from '@eproc/sealing/offer/envelope'
import { checkVoid, readVoidProof } from '@eproc/sealing/offer/judge'
import type { CheckedRequest } from '@eproc/sealing/offer/opening'
import type { DataKeys } from '@eproc/sealing/offer/secret'
import type { ToSign } from '#app/tender/pembukaan/opening_facts'
import type { RencanaBuka } from '#app/tender/pembukaan/pembukaan'
import { fittingKeys, readReleased } from '#app/tender/penawaran/pemegang/read_released'
import type Penawaran from '#app/tender/penawaran/penawaran'
import SealedOffer from '#app/tender/penawaran/pemegang/sealed_offer'
import type { Pembuka } from '#app/tender/penawaran/segel/pembuka'
import { conflict, invalidField } from '#core/http/errors'

export interface ReleasedSent {
  /** id of the offer */
  penawaran: string
  /** its data keys, base64; absent where it did not open */
  kunci?: string | null | undefined
  /** two shares that show why it is void, base64 */
  bukti?: string | null | undefined
}

/** 'batal': void, as two shares prove; 'rusak': what is stored is not what was signed */
export type Finding = { keys: DataKeys } | { fault: 'batal' | 'rusak' }

function octetsOf(text: string | null | undefined): Uint8Array {
  try {
    return fromBase64(text ?? '')
  } catch {
    return new Uint8Array()
  }
}

/** Null where neither keys nor a proof came: another two look. @throws 400 keys that are not this offer's */
export async function findingOf(
  sealed: SealedOffer,
  stored: Penawaran,
  { sets }: Pick<ToSign, 'sets'>,
  sent: ReleasedSent | undefined
): Promise<Finding | null> {
  const covered = await sealed.envelope(stored)
  if (sent?.kunci) {
    const keys = await fittingKeys(sealed, covered, octetsOf(sent.kunci))
    if (!keys) throw invalidField('hasil', 'kunci', himpunan.buka.kunciSalah)
    return { keys }
  }
  const envelope = Uint8Array.from(covered)
  if ((await envelopeHash(envelope)) !== sealed.statement.envelope) {
    return { fault: 'rusak' }
  }
  const proof = sent?.bukti ? readVoidProof(octetsOf(sent.bukti)) : null
  return (await checkVoid(sealed.statement, envelope, sets, proof)) ? { fault: 'batal' } : null
}

export interface Released {
  rencana: RencanaBuka
  pembuka: Pembuka
}

/** No two holders open it. */
const NOBODY = { fault: 'takTerbuka' } as const

interface Found {
  sent: readonly ReleasedSent[]
  /** no other two could open it either, by what holders signed of their shares */
  unopenable: (penawaranId: number) => boolean
}

/** The plan with what did not open taken out of it, and what reads the rest. @throws 400, 409 what another two may read */
export async function releasedOffers(
  trx: TransactionClientContract,
  toSign: ToSign,
  { request }: CheckedRequest,
  rencana: RencanaBuka,
  { sent, unopenable }: Found
): Promise<Released> {
  const named = request.offers.map(({ offer }) => offer)
  const all = await SealedOffer.query({ client: trx }).whereIn('offer', named)
  const findings = new Map<number, (Finding | typeof NOBODY) & { sealed: SealedOffer }>()
  const byId = new Map(rencana.dibuka.map((p) => [p.id, p]))
  for (const sealed of all) {
    const stored = byId.get(sealed.penawaranId)
    if (!stored) continue
    const finding = await findingOf(
      sealed,
      stored,
      toSign,
      sent.find(({ penawaran }) => penawaran === sealed.offer)
    )
    if (!finding && !unopenable(stored.id)) throw conflict(himpunan.buka.takTerbaca)
    findings.set(stored.id, { ...(finding ?? NOBODY), sealed })
  }
  const opens = (id: number) => 'keys' in (findings.get(id) ?? {})
  const closed = rencana.dibuka.flatMap(({ id, rekananId }) => {
    const finding = findings.get(id)
    return finding && 'fault' in finding ? [{ rekananId, alasan: teks.buka[finding.fault] }] : []
  })
  const byFile = new Map(rencana.dibuka.map((p) => [p.berkasId, p]))
  return {
    rencana: {
      dibuka: rencana.dibuka.filter(({ id }) => opens(id)),
      tidakDibuka: [...rencana.tidakDibuka, ...closed],
    },
    pembuka: ({ berkasId }) => {
      const penawaran = byFile.get(berkasId)!
      const finding = findings.get(penawaran.id)!
      if (!('keys' in finding)) throw new Error(`Penawaran ${penawaran.id} tanpa kunci`)
      return readReleased(penawaran, finding.sealed, finding.keys)
    },
  }
}
