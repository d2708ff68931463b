/** Witnesses as people tell them apart by telephone. */
import { hex, sha256, utf8 } from '../bytes.ts'

/** SHA-256 of a key as signed-note writes it: whoever has that line finds the same with any tool. */
export const verifierFingerprint = async (vkey: string): Promise<string> =>
  hex(await sha256(utf8(vkey.trim())))

/** Of a key as signed-note writes it. */
export const witnessName = (vkey: string): string => vkey.split('+')[0] ?? vkey

export interface WitnessMark {
  readonly vkey: string
  readonly name: string
  readonly fingerprint: string
  /** seen by this browser before, or brought by its reader */
  readonly known: boolean
  /** by the server, now */
  readonly named: boolean
}

/** Those that were known first. */
export const witnessMarks = (
  known: readonly string[],
  named: readonly string[]
): Promise<WitnessMark[]> =>
  Promise.all(
    [...new Set([...known, ...named])].map(async (vkey) => ({
      vkey,
      name: witnessName(vkey),
      fingerprint: await verifierFingerprint(vkey),
      known: known.includes(vkey),
      named: named.includes(vkey),
    }))
  )
