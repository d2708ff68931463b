/** What this browser saw of the public log, and the proofs that continue it: asked before a holder's key signs anything. */
import { himpunan } from '@eproc/i18n/id/himpunan'
import { tilePath, type ReadTile, type Tile } from '@eproc/sealing/log/tiles'
import { witnessMarks, witnessName } from '@eproc/sealing/log/witness_marks'
import { withoutWitnesses, type SeenLog, type Trusted } from '@eproc/sealing/offer/trust'
import { WitnessRefusal } from '@eproc/ui/api/log_refusal.ts'
import { storage } from '@eproc/ui/session/storage.ts'
import { refused } from './own_key.ts'

const { buka: text } = himpunan
/** What was just committed to stands in the log within ten seconds. */
const PAUSE_MS = 2000
const ATTEMPTS = 15
const SEEN = 'eproc.log.terakhir'

/** The head that this browser saw last; what somebody else wrote there is none. */
function seenBefore(): SeenLog | null {
  try {
    const kept = JSON.parse(storage.read(SEEN) ?? 'null') as Partial<SeenLog> | null
    if (typeof kept?.checkpoint !== 'string' || typeof kept.logKey !== 'string') return null
    const { checkpoint, logKey, witnesses = [] } = kept
    return { checkpoint, logKey, witnesses: Array.isArray(witnesses) ? witnesses : [] }
  } catch {
    return null
  }
}

const remember = (seen: SeenLog): void => storage.write(SEEN, JSON.stringify(seen))

async function fetchTile(tile: Tile): Promise<Uint8Array> {
  const answer = await fetch(`/log/${tilePath(tile)}`)
  if (!answer.ok) throw new Error(String(answer.status))
  return new Uint8Array(await answer.arrayBuffer())
}

/** Asks again until the log has all of it. @throws ApiError at `frasa` */
export async function untilLogged<T extends { bukti: unknown }>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const given = await ask()
    if (given.bukti) return given
    if (attempt >= ATTEMPTS) throw refused('frasa', text.log)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

type Found = Extract<Trusted, { ok: true }> | { readonly ok: false; readonly fault: string }

/** @throws ApiError at `frasa`: the log does not prove it, or a witness is not named any more */
export async function mustBeTrusted(
  check: (seen: SeenLog | null, read: ReadTile) => Promise<Found>
): Promise<void> {
  const seen = seenBefore()
  const trusted = await check(seen, fetchTile).catch(() => null)
  if (!trusted?.ok) {
    throw refused('frasa', trusted?.fault === 'older' ? text.riwayatLain : text.log)
  }
  if (trusted.vanished.length > 0) {
    const marks = await witnessMarks(seen?.witnesses ?? [], trusted.named)
    const message = text.saksiHilang(trusted.vanished.map(witnessName).join(', '))
    throw new WitnessRefusal('frasa', message, marks)
  }
  remember(trusted.seen)
}

/** Once somebody has made sure that they are not asked any more. */
export function forgetWitnesses(gone: readonly string[]): void {
  const seen = seenBefore()
  if (seen) remember(withoutWitnesses(seen, gone))
}
