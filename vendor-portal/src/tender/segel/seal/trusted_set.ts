/** To whom this browser seals: the holders whose keys it has followed into the public log (sealing.md §3). */
import type {
  SealingSet,
  SetProofsAnswer,
  VendorSealing,
} from '@eproc/domain/tender/penawaran/answers_segel'
import { besideOf, uninvited } from '@eproc/sealing/offer/invited'
import { setProofs } from '@eproc/sealing/offer/log_proofs'
import { hakMasuk } from '@eproc/i18n/id/hak_masuk'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { tilePath, type Tile } from '@eproc/sealing/log/tiles'
import { readHolderSet } from '@eproc/sealing/offer/facts'
import type { HolderSet } from '@eproc/sealing/offer/opening'
import { witnessMarks, witnessName } from '@eproc/sealing/log/witness_marks'
import { checkHolderSet, withoutWitnesses, type SeenLog } from '@eproc/sealing/offer/trust'
import { api } from '@eproc/ui/api/api.ts'
import { LogRefusal, WitnessRefusal } from '@eproc/ui/api/log_refusal.ts'
import { kept } from '../database.ts'

const t = segelRekanan.layar
/** A set that was just made stands in the log within ten seconds. */
const PAUSE_MS = 2000
const ATTEMPTS = 15

const seenLog = kept<SeenLog>('log')

async function fetchTile(tile: Tile): Promise<Uint8Array> {
  const answer = await fetch(`/log/${tilePath(tile)}`)
  if (!answer.ok) throw new Error(String(answer.status))
  return new Uint8Array(await answer.arrayBuffer())
}

type LoggedSet = SealingSet & { bukti: SetProofsAnswer }

const isLogged = (answer: SealingSet): answer is LoggedSet =>
  answer.bukti !== null && answer.hakMasuk?.bukti !== null

/** @throws LogRefusal while the log has not all of it */
export async function loggedSet(
  paketId: number,
  onWait: () => void,
  signal: AbortSignal
): Promise<LoggedSet> {
  for (let attempt = 1; ; attempt++) {
    const answer = await api.get<SealingSet>(`/api/lelang/segel/${paketId}/himpunan`)
    if (isLogged(answer)) return answer
    if (attempt >= ATTEMPTS || signal.aborted) {
      throw new LogRefusal(answer.bukti ? hakMasuk.unlogged : t.gagalLog)
    }
    onWait()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** @throws LogRefusal: the log does not have this vendor among those whose offers the holders will open */
export function assertInvited(
  sealing: VendorSealing,
  tahap: string,
  answer: Pick<SealingSet, 'hakMasuk'>
): void {
  const fault = uninvited(sealing, tahap, answer)
  if (fault) throw new LogRefusal(hakMasuk[fault])
}

/** @throws LogRefusal: nothing is sealed to keys that the log does not prove, nor for a submission that it does not let in to */
export async function trustedSet(
  { paketId, tahap }: { paketId: number; tahap: string },
  sealing: VendorSealing,
  { onWait, signal }: { onWait: () => void; signal: AbortSignal }
): Promise<HolderSet> {
  const answer = await loggedSet(paketId, onWait, signal)
  const set = readHolderSet(answer.himpunan)
  const proofs = { ...setProofs(answer.bukti), beside: besideOf(answer) }
  const seen = await seenLog.read('terakhir')
  const trusted = await checkHolderSet(set, proofs, seen, fetchTile)
  if (!trusted.ok || !set.id.startsWith(`${paketId}-`)) {
    const other = !trusted.ok && trusted.fault === 'older'
    throw new LogRefusal(other ? t.riwayatLain : t.gagalLog)
  }
  if (trusted.vanished.length > 0 || trusted.witnessed === false) {
    const marks = await witnessMarks(seen?.witnesses ?? [], trusted.named)
    const gone = trusted.vanished.map(witnessName).join(', ')
    const message = gone ? t.saksiHilang(gone) : t.tanpaSaksi
    throw new WitnessRefusal('berkas', message, marks)
  }
  assertInvited(sealing, tahap, answer)
  await seenLog.write('terakhir', trusted.seen)
  return set
}

/** Once somebody has made sure that they are not asked any more. */
export async function forgetWitnesses(gone: readonly string[]): Promise<void> {
  const seen = await seenLog.read('terakhir')
  if (seen) await seenLog.write('terakhir', withoutWitnesses(seen, gone))
}
