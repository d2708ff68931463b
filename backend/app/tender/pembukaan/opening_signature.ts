/**
 * Request and confirmation of an opening as two holders signed them (sealing.md §4). Who has no key of the set opens
 * nothing, whatever session it has.
 */
import { DateTime } from 'luxon'
import { actingMember, MASA_PERMINTAAN_JAM, reserveMember } from '@eproc/domain/pemegang/holder_set'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { fingerprintOf } from '@eproc/sealing/keys/pair'
import {
  checkConfirmation,
  checkRequest,
  type CheckedRequest,
  type OpeningFault,
} from '@eproc/sealing/offer/opening'
import { readRequest, requestText } from '@eproc/sealing/offer/request'
import type HolderKey from '#app/pemegang/holder_key'
import type HolderSet from '#app/pemegang/himpunan/holder_set'
import { octets } from '#app/pemegang/statements'
import type { ToSign } from '#app/tender/pembukaan/opening_facts'
import type Pembukaan from '#app/tender/pembukaan/pembukaan'
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

const REFUSALS: Partial<Record<OpeningFault, string>> = {
  expired: teks.buka.kedaluwarsa,
  holder: teks.buka.tanpaKunci,
}

/** @throws 400 without a readable request or with a wrong signature, 409 of something else, or expired */
async function check({ facts }: ToSign, sent: SignedSent): Promise<CheckedRequest> {
  // Forms lose a text's last line feed; there is only one writing of a request.
  const request = readRequest(`${sent.pernyataan?.trimEnd() ?? ''}\n`)
  if (!request) throw invalidField('pernyataan', 'required', teks.buka.tandaTangan)
  const signature = octets('tandaTangan', sent.tandaTangan, SIGNATURE)
  const answer = await checkRequest(request, signature, facts)
  if (answer.ok) return answer.checked
  if (answer.fault === 'signature') {
    throw invalidField('tandaTangan', 'signature', teks.buka.salah)
  }
  throw conflict(REFUSALS[answer.fault] ?? teks.buka.berubah)
}

/** What is kept of the first step. @throws 400, 409 */
export async function checkedRequest(
  toSign: ToSign,
  key: HolderKey,
  sent: SignedSent
): Promise<Pick<Pembukaan, 'pernyataan' | 'tandaTangan' | 'titipan'>> {
  const { request } = await check(toSign, sent)
  if (request.first !== key.sidik) throw conflict(teks.buka.salah)
  const left = DateTime.fromISO(request.expiry).diff(clockNow()).as('hours')
  if (left > MASA_PERMINTAAN_JAM + 1) throw conflict(teks.buka.kedaluwarsa)
  const titipan = sent.titipan ?? []
  const others = toSign.set.anggota.map(({ kunci }) => kunci.sidik).filter((s) => s !== key.sidik)
  if (!others.every((sidik) => titipan.some(({ untuk }) => untuk === sidik))) {
    throw invalidField('titipan', 'required', teks.buka.tandaTangan)
  }
  const tandaTangan = Buffer.from(octets('tandaTangan', sent.tandaTangan, SIGNATURE))
  return { pernyataan: requestText(request), tandaTangan, titipan }
}

/** What was asked for, if it can still be confirmed: of the same things, in time, by one who still holds a key. */
export async function standingRequest(
  toSign: ToSign,
  { pernyataan, tandaTangan, pemintaId, cadanganId }: Pembukaan
): Promise<CheckedRequest | null> {
  try {
    const checked = await check(toSign, {
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
export async function checkedConfirmation(
  toSign: ToSign,
  opening: Pembukaan,
  {
    penggunaId,
    tandaTangan,
    cadangan,
  }: SignedSent & { penggunaId: number; cadangan?: boolean | undefined }
): Promise<{
  checked: CheckedRequest
  signed: Pick<Pembukaan, 'sidikPengesah' | 'tandaTanganPengesah'>
}> {
  const checked = await standingRequest(toSign, opening)
  if (!checked) throw conflict(teks.buka.kedaluwarsa)
  const { sidik } = await actingKey(toSign.set, penggunaId, cadangan)
  const signature = octets('tandaTangan', tandaTangan, SIGNATURE)
  if (!(await checkConfirmation(checked.request, sidik, signature, toSign.facts.set))) {
    throw invalidField('tandaTangan', 'signature', teks.buka.salah)
  }
  return { checked, signed: { sidikPengesah: sidik, tandaTanganPengesah: Buffer.from(signature) } }
}
