/** A reserve stands in for one absent person at an opening, with a reason, and never for both (sealing.md §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Hak } from '@eproc/domain/common/rights'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import type Pembukaan from '#app/tender/pembukaan/pembukaan'
import type { Pelaku } from '#core/auth/actor'
import { conflict, invalidField } from '#core/http/errors'

/** In which place somebody takes part. */
export interface Part {
  cadangan?: boolean
  /** of a reserve: who is absent, and why */
  alasanCadangan?: string | null | undefined
}

export const HAK_CADANGAN = 'tender.buka.cadangan' satisfies Hak

/** The right that this part takes. */
export const rightOf =
  <P>({ cadangan }: Part, acting: Hak | ((paket: P) => Hak)) =>
  (paket: P): Hak =>
    cadangan ? HAK_CADANGAN : typeof acting === 'function' ? acting(paket) : acting

/** Why no reserve takes part here: no keys of people are needed, or a reserve asked already; null: one may. */
export function reserveRefusal(
  signed: boolean,
  asked: Pick<Pembukaan, 'cadanganId'> | null
): string | null {
  if (!signed) return teks.bukan
  return asked?.cadanganId ? teks.cadangan.keduanya : null
}

/** @throws 400 without a reason, 409 where no keys of people are needed, or a reserve asked already */
export function standIn(
  { cadangan, alasanCadangan }: Part,
  actor: Pelaku,
  toSign: object | null,
  asked: Pick<Pembukaan, 'cadanganId'> | null
): Partial<Pick<Pembukaan, 'cadanganId' | 'alasanCadangan'>> {
  if (!cadangan) return {}
  const refusal = reserveRefusal(toSign !== null, asked)
  if (refusal) throw conflict(refusal)
  if (!alasanCadangan?.trim()) {
    throw invalidField('alasanCadangan', 'required', teks.cadangan.alasanKosong)
  }
  return { cadanganId: actor.id, alasanCadangan: alasanCadangan.trim() }
}

/** Whoever should have acted learns of it at once. */
export async function tellStandIn(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  { alasanCadangan }: Pick<Pembukaan, 'alasanCadangan'>
): Promise<void> {
  const text = teks.cadangan.kabar(actor.nama, `${paket.kode} ${paket.nama}`)
  await tell(
    trx,
    { who: packageStaff(paket), except: [actor.id], suspendedToo: true },
    packageMessage(text, packagePage(paket.id), [teks.cadangan.alasanKabar(alasanCadangan!)])
  )
}
