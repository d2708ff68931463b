/** To whom this browser seals: the holders whose keys it has followed into the public log (sealing.md §3). */
import type { SealingSet } from '@eproc/domain/tender/answers_segel'
import type { BuktiLog } from '@eproc/domain/log/answers'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import type { LogProof } from '@eproc/sealing/log/proof'
import { tilePath, type Tile } from '@eproc/sealing/log/tiles'
import { readHolderSet } from '@eproc/sealing/offer/facts'
import type { HolderSet } from '@eproc/sealing/offer/opening'
import { checkHolderSet, type SeenLog } from '@eproc/sealing/offer/trust'
import { api, ApiError } from '@eproc/ui/api/api.ts'
import { kept } from './database.ts'

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

const proof = (answer: BuktiLog): LogProof => answer as LogProof

async function logged(
  paketId: number,
  onWait: () => void,
  signal: AbortSignal
): Promise<SealingSet> {
  for (let attempt = 1; ; attempt++) {
    const answer = await api.get<SealingSet>(`/api/lelang/segel/${paketId}/himpunan`)
    if (answer.bukti) return answer
    if (attempt >= ATTEMPTS || signal.aborted) throw new ApiError(0, t.gagalLog)
    onWait()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** @throws ApiError: nothing is sealed to keys that the log does not prove */
export async function trustedSet(
  paketId: number,
  onWait: () => void,
  signal: AbortSignal
): Promise<HolderSet> {
  const { himpunan, bukti } = await logged(paketId, onWait, signal)
  const set = readHolderSet(himpunan)
  const proofs = {
    set: proof(bukti!.set),
    holders: bukti!.pemegang.map(({ daftar, jaminan, penjamin }) => ({
      enrolment: proof(daftar),
      vouching: proof(jaminan),
      voucher: proof(penjamin),
    })),
  }
  const trusted = await checkHolderSet(set, proofs, await seenLog.read('terakhir'), fetchTile)
  if (!trusted.ok || !set.id.startsWith(`${paketId}-`)) {
    const other = !trusted.ok && trusted.fault === 'older'
    throw new ApiError(0, other ? t.riwayatLain : t.gagalLog)
  }
  const { checkpoint, logKey } = trusted
  await seenLog.write('terakhir', { checkpoint, logKey })
  return set
}
