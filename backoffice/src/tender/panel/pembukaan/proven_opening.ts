/** What a holder is handed for an opening, once this browser has followed it into the public log (sealing.md §4). */
import type { OpeningToSign } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import { openingProofs } from '@eproc/sealing/offer/log_proofs'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { readOpeningFacts } from '@eproc/sealing/offer/facts'
import type { OpeningFacts } from '@eproc/sealing/offer/opening'
import { checkOpeningLog } from '@eproc/sealing/offer/opening_log'
import type { OfficeProvider } from '../../../providers/dataProvider.ts'
import { refused } from '../../../pemegang/own_key.ts'
import { mustBeTrusted, untilLogged } from '../../../pemegang/seen_log.ts'

export interface Step {
  paketId: number
  tahap: string
  /** the first of the two */
  asks: boolean
  /** in the place of one who is absent */
  reserve: boolean
}

type Asked = Pick<Step, 'paketId' | 'tahap' | 'reserve'>

/** @throws ApiError at `frasa`: nothing is signed or unwrapped by what the log does not prove */
export async function provenToSign(
  office: OfficeProvider,
  { paketId, tahap, reserve }: Asked
): Promise<{ given: OpeningToSign; facts: OpeningFacts }> {
  const given = await untilLogged(() => office.openingToSign(paketId, tahap, reserve))
  const facts = readOpeningFacts(given.fakta)
  if (!facts || !given.bukti) throw refused('frasa', himpunan.buka.tanpaKunci)
  const proofs = openingProofs(given.bukti)
  await mustBeTrusted((seen, read) => checkOpeningLog(facts, proofs, seen, read))
  return { given, facts }
}
