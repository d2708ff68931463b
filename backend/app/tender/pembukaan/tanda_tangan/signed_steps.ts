/**
 * A request of one holder and the confirmation of another, as both signed them (sealing.md §4): of an opening, or of access
 * under an order. Who has no key of the set opens nothing, whatever session it has.
 */
import { DateTime } from 'luxon'
import { actingMember, MASA_PERMINTAAN_JAM, reserveMember } from '@eproc/domain/pemegang/holder_set'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { fingerprintOf } from '@eproc/sealing/keys/pair'
import type { ActRequest, Checked } from '@eproc/sealing/offer/checked'
import type { HolderSet as LoggedSet } from '@eproc/sealing/offer/opening'
import type HolderKey from '#app/pemegang/holder_key'
import type HolderSet from '#app/pemegang/himpunan/holder_set'
import { octets } from '#app/pemegang/statements'
import { clockNow } from '#core/clock/clock'
import { conflict, invalidField } from '#core/http/errors'

const SIGNATURE = 64

export interface SignedSent {
  pernyataan?: string | null | undefined
  tandaTangan?: string | null | undefined
  /** what the first sealed to each other holder, base64 by fingerprint */
  titipan?: { untuk: string; isi: string }[] | null | undefined
}

/** What is said to who has no such key. */
export const withoutKey = (reserve: boolean): string =>
  reserve ? teks.cadangan.bukan : teks.buka.tanpaKunci

/** The caller's key in the set, as the set has it. @throws 409 without one that may act, or a reserve's where one acts */
export async function actingKey(
  set: HolderSet,
  penggunaId: number,
  reserve = false
): Promise<HolderKey> {
  const members = set.anggota.map(({ kunci, peran }) => ({
    kunci,
    peran,
    penggunaId: kunci.penggunaId,
  }))
  const key = (reserve ? reserveMember : actingMember)(members, penggunaId)?.kunci
  if (key?.status !== 'berlaku') throw conflict(withoutKey(reserve))
  const { x25519, ed25519, sidik } = key
  const halves = { x25519: Uint8Array.from(x25519), ed25519: Uint8Array.from(ed25519) }
  // Halves that were put in the place of others are not what the set and the log name.
  if ((await fingerprintOf(halves)) !== sidik) throw conflict(teks.buka.salah)
  return key
}

/** What two holders act on together: its texts, its checks, and what is said where they fail. */
interface SignedAct<R extends ActRequest, Facts, Fault extends string> {
  /** null for another text */
  read: (text: string) => R | null
  text: (request: R) => string
  check: (
    request: R,
    signature: Uint8Array,
    facts: Facts
  ) => Promise<{ ok: true; checked: Checked<R> } | { ok: false; fault: Fault }>
  confirmed: (request: R, second: string, signature: Uint8Array, set: LoggedSet) => Promise<boolean>
  errors: { expired: string; changed: string }
}

interface ToSign<Facts> {
  facts: Facts
  set: HolderSet
}

interface Asked {
  pernyataan: string | null
  tandaTangan: Buffer | null
  pemintaId: number | null
  cadanganId: number | null
}

type Second = SignedSent & { penggunaId: number; cadangan?: boolean | undefined }

export class SignedSteps<
  R extends ActRequest & { readonly expiry: string },
  Facts extends { set: LoggedSet },
  Fault extends string,
> {
  readonly #act: SignedAct<R, Facts, Fault>
  readonly #refusals: Record<string, string>

  constructor(act: SignedAct<R, Facts, Fault>) {
    this.#act = act
    this.#refusals = { expired: act.errors.expired, holder: teks.buka.tanpaKunci }
  }

  /** @throws 400 without a readable request or with a wrong signature, 409 of something else, or expired */
  async #checked({ facts }: ToSign<Facts>, sent: SignedSent): Promise<Checked<R>> {
    // Forms lose a text's last line feed; there is only one writing of a request.
    const request = this.#act.read(`${sent.pernyataan?.trimEnd() ?? ''}\n`)
    if (!request) throw invalidField('pernyataan', 'required', teks.buka.tandaTangan)
    const signature = octets('tandaTangan', sent.tandaTangan, SIGNATURE)
    const answer = await this.#act.check(request, signature, facts)
    if (answer.ok) return answer.checked
    if (answer.fault === 'signature') {
      throw invalidField('tandaTangan', 'signature', teks.buka.salah)
    }
    throw conflict(this.#refusals[answer.fault] ?? this.#act.errors.changed)
  }

  /** What is kept of the first step. @throws 400, 409 */
  async asked(toSign: ToSign<Facts>, key: HolderKey, sent: SignedSent) {
    const { request } = await this.#checked(toSign, sent)
    if (request.first !== key.sidik) throw conflict(teks.buka.salah)
    const left = DateTime.fromISO(request.expiry).diff(clockNow()).as('hours')
    if (left > MASA_PERMINTAAN_JAM + 1) throw conflict(this.#act.errors.expired)
    const titipan = sent.titipan ?? []
    const others = toSign.set.anggota.map(({ kunci }) => kunci.sidik).filter((s) => s !== key.sidik)
    if (!others.every((sidik) => titipan.some(({ untuk }) => untuk === sidik))) {
      throw invalidField('titipan', 'required', teks.buka.tandaTangan)
    }
    const tandaTangan = Buffer.from(octets('tandaTangan', sent.tandaTangan, SIGNATURE))
    return { pernyataan: this.#act.text(request), tandaTangan, titipan }
  }

  /** What was asked for, if it can still be confirmed: of the same things, in time, by one who still holds a key. */
  async standing(
    toSign: ToSign<Facts>,
    { pernyataan, tandaTangan, pemintaId, cadanganId }: Asked
  ): Promise<Checked<R> | null> {
    if (pemintaId === null) return null
    try {
      const checked = await this.#checked(toSign, {
        pernyataan,
        tandaTangan: tandaTangan?.toString('base64'),
      })
      const { sidik } = await actingKey(toSign.set, pemintaId, cadanganId === pemintaId)
      return sidik === checked.request.first ? checked : null
    } catch {
      return null
    }
  }

  /** @throws 400 without a signature or with a wrong one, 409 where the request does not stand any more */
  async confirmation(
    toSign: ToSign<Facts>,
    asked: Asked,
    { penggunaId, tandaTangan, cadangan }: Second
  ): Promise<{ checked: Checked<R>; sidik: string; tandaTangan: Buffer }> {
    const checked = await this.standing(toSign, asked)
    if (!checked) throw conflict(this.#act.errors.expired)
    const { sidik } = await actingKey(toSign.set, penggunaId, cadangan)
    const signature = octets('tandaTangan', tandaTangan, SIGNATURE)
    if (!(await this.#act.confirmed(checked.request, sidik, signature, toSign.facts.set))) {
      throw invalidField('tandaTangan', 'signature', teks.buka.salah)
    }
    return { checked, sidik, tandaTangan: Buffer.from(signature) }
  }
}
