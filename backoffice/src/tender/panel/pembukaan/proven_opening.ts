/** What a holder is handed for an opening, once this browser has followed it into the public log (sealing.md §4). */
import type { OpeningToSign } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import { openingProofs } from '@eproc/sealing/offer/log_proofs'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { tilePath, type Tile } from '@eproc/sealing/log/tiles'
import { readOpeningFacts } from '@eproc/sealing/offer/facts'
import type { OpeningFacts } from '@eproc/sealing/offer/opening'
import { checkOpeningLog } from '@eproc/sealing/offer/opening_log'
import { witnessMarks, witnessName } from '@eproc/sealing/log/witness_marks'
import { withoutWitnesses, type SeenLog } from '@eproc/sealing/offer/trust'
import { WitnessRefusal } from '@eproc/ui/api/log_refusal.ts'
import { storage } from '@eproc/ui/session/storage.ts'
import type { OfficeProvider } from '../../../providers/dataProvider.ts'
import { refused } from '../../../pemegang/own_key.ts'

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

export interface Step {
  paketId: number
  tahap: string
  /** the first of the two */
  asks: boolean
  /** in the place of one who is absent */
  reserve: boolean
}

type Asked = Pick<Step, 'paketId' | 'tahap' | 'reserve'>

async function logged(
  office: OfficeProvider,
  { paketId, tahap, reserve }: Asked
): Promise<OpeningToSign> {
  for (let attempt = 1; ; attempt++) {
    const given = await office.openingToSign(paketId, tahap, reserve)
    if (given.bukti) return given
    if (attempt >= ATTEMPTS) throw refused('frasa', text.log)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** @throws ApiError at `frasa`: nothing is signed or unwrapped by what the log does not prove */
export async function provenToSign(
  office: OfficeProvider,
  asked: Asked
): Promise<{ given: OpeningToSign; facts: OpeningFacts }> {
  const given = await logged(office, asked)
  const facts = readOpeningFacts(given.fakta)
  if (!facts || !given.bukti) throw refused('frasa', text.tanpaKunci)
  const seen = seenBefore()
  const proofs = openingProofs(given.bukti)
  const trusted = await checkOpeningLog(facts, proofs, seen, fetchTile).catch(() => null)
  if (!trusted?.ok) {
    throw refused('frasa', trusted?.fault === 'older' ? text.riwayatLain : text.log)
  }
  if (trusted.vanished.length > 0) {
    const marks = await witnessMarks(seen?.witnesses ?? [], trusted.named)
    const message = text.saksiHilang(trusted.vanished.map(witnessName).join(', '))
    throw new WitnessRefusal('frasa', message, marks)
  }
  remember(trusted.seen)
  return { given, facts }
}

/** Once somebody has made sure that they are not asked any more. */
export function forgetWitnesses(gone: readonly string[]): void {
  const seen = seenBefore()
  if (seen) remember(withoutWitnesses(seen, gone))
}
