/** What an opening is judged by, made up anew from the records at each of its steps (ADR 0026). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tahapPemasok } from '@eproc/domain/tahap/pemasukan'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { readClosing } from '@eproc/sealing/offer/chain'
import type { Kind } from '@eproc/sealing/offer/header'
import type { HolderSet as SealingSet, OpeningFacts } from '@eproc/sealing/offer/opening'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import { currentHolderSet } from '#app/pemegang/himpunan/form_set'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import { installationName } from '#app/pemegang/statements'
import { loggedSchedule } from '#app/tender/pembukaan/log/logged_schedule'
import { rencanakan } from '#app/tender/pembukaan/rencana_buka'
import { acceptedActs, type AcceptedOffer } from '#app/tender/penawaran/pemegang/accepted_query'
import { sealingSet } from '#app/tender/penawaran/pemegang/holder_set_keys'
import type Penawaran from '#app/tender/penawaran/penawaran'
import { vendorKeysOf } from '#app/tender/penawaran/kunci/sealing_facts'
import { pseudonymsOf } from '#app/tender/pembukaan/hak_masuk/hak_masuk'
import { LOG_PENUTUPAN } from '#app/tender/penutupan/penutupan'
import { clockNow } from '#core/clock/clock'
import { conflict } from '#core/http/errors'
import { logKey } from '#core/log/log_key'
import { loggedItem } from '#core/log/logged_query'

export interface OpeningNow {
  paket: Paket
  keadaan: KeadaanPaket
  /** key of the opening stage */
  tahap: string
  kinds: readonly Kind[]
}

/** An opening that two members of `set` sign. */
export interface ToSign {
  set: HolderSet
  facts: OpeningFacts
  /** every set of the package: an offer may be sealed to an earlier one */
  sets: readonly SealingSet[]
  accepted: readonly AcceptedOffer[]
  /** what the opening opens */
  opens: readonly Penawaran[]
  /** ids in the log of schedule, closing, and who passed before; null before the first submission */
  leaves: { jadwal: string; penutupan: string; hakMasuk: string | null }
}

/** At this moment; null where the package has no holder set. @throws 409 where fewer than two keys are left */
export async function openingToSign(
  trx: TransactionClientContract,
  opening: OpeningNow
): Promise<ToSign | null> {
  const { paket, keadaan, tahap, kinds } = opening
  const set = await currentHolderSet(trx, paket)
  if (!set) return null
  const { rencana, penutupan, hakMasuk } = await rencanakan(trx, paket, keadaan, tahap)
  const logged = penutupan && (await loggedItem(trx, LOG_PENUTUPAN, String(penutupan.id)))
  const closing = logged && readClosing(logged.content)
  const stage = tahapPemasok(keadaan.templat, tahap)?.kunci
  if (!closing || !stage) throw conflict(teks.buka.berubah)
  const acts = await acceptedActs(trx, paket.id, stage)
  const { objectId: jadwal, ...schedule } = await loggedSchedule(trx, paket, keadaan)
  const facts = {
    installation: await installationName(),
    package: String(paket.id),
    stage,
    kinds,
    set: sealingSet(set),
    schedule,
    end: closing.end,
    closing,
    closingLogged: logged,
    accepted: acts.map(({ statement, signature, receipt }) => ({
      statement,
      signature,
      receipt,
    })),
    ...(await vendorKeysOf(trx, paket.id)),
    installationKey: set.polos ? (await logKey()).verifier.publicKey : null,
    // Before the first submission nothing was judged: all that was not withdrawn is opened.
    entitled: hakMasuk && (await pseudonymsOf(trx, paket.id, hakMasuk.rekanan)),
    settled: new Set<string>(),
    now: clockNow().toUTC().toISO(),
  }
  const sets = (await HolderSet.ofPaket(trx, paket.id)).map(sealingSet)
  const leaves = {
    jadwal,
    penutupan: String(penutupan.id),
    hakMasuk: hakMasuk && String(hakMasuk.id),
  }
  const accepted = acts.filter((act): act is AcceptedOffer => 'penawaranId' in act)
  return { set, facts, sets, accepted, leaves, opens: rencana.dibuka }
}
