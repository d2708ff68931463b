import { useState } from 'react'
import { checkOlder, checkProof, readProof, type LogProof } from '@eproc/sealing/log/proof'
import type { Proven } from '@eproc/sealing/log/proof'
import { keptCheckpoint } from '@eproc/sealing/log/note'
import { tilePath, type Tile } from '@eproc/sealing/log/tiles'
import { notify } from '@eproc/ui/api/notice.ts'
import { periksa as teks } from '@eproc/i18n/id/periksa_portal'

export type Outcome =
  | { kind: 'refused'; reason: string }
  | {
      kind: 'proven'
      proof: LogProof
      proven: Proven
      /** of the checkpoint that was kept: null where it fits, absent where none was given */
      older?: string | null
    }

/** The only thing that is fetched: tiles between two checkpoints, which say nothing about what is checked. */
async function fetchTile(tile: Tile): Promise<Uint8Array> {
  const answer = await fetch(`/log/${tilePath(tile)}`)
  if (!answer.ok) throw new Error(String(answer.status))
  return new Uint8Array(await answer.arrayBuffer())
}

async function check(text: string, kept: string): Promise<Outcome> {
  if (text.trim() === '') return { kind: 'refused', reason: teks.sebab.kosong }
  const proof = readProof(text)
  if (proof === null) return { kind: 'refused', reason: teks.sebab.bentuk }
  if (proof === 'waiting') return { kind: 'refused', reason: teks.sebab.menunggu }
  const proven = await checkProof(proof)
  if (typeof proven === 'string') return { kind: 'refused', reason: teks.sebab[proven] }
  if (kept.trim() === '') return { kind: 'proven', proof, proven }
  const fault = await checkOlder(keptCheckpoint(kept), proof, fetchTile)
  return { kind: 'proven', proof, proven, older: fault && teks.lamaGagal[fault] }
}

/** Checks what is given, in this browser. */
export function usePeriksa() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(false)
  const run = async (text: string, kept: string) => {
    setBusy(true)
    try {
      setOutcome(await check(text, kept))
    } catch {
      // Nothing was found out of the proof; a page without TLS has no cryptography.
      setOutcome(null)
      notify(teks.tidakDapat, 'error')
    } finally {
      setBusy(false)
    }
  }
  return { outcome, busy, run, clear: () => setOutcome(null) }
}
