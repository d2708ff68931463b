/** What the reader of this page has from elsewhere: a head of the log, the key of a witness. The server chose neither. */
import { equalBytes } from '@eproc/sealing/bytes'
import { spelledFingerprint } from '@eproc/sealing/keys/pair'
import { keptCheckpoint, openCheckpoint, parseVerifier } from '@eproc/sealing/log/note'
import { openKept, type LogHead, type LogProof } from '@eproc/sealing/log/proof'
import { witnessedAt } from '@eproc/sealing/log/witness'
import { witnessMarks } from '@eproc/sealing/log/witness_marks'
import { periksa } from '@eproc/i18n/id/periksa_portal'
import { saksi } from '@eproc/i18n/id/saksi'
import { satuBerkas as teks } from '@eproc/i18n/id/satu_berkas'
import { element, field } from './dom.ts'

interface Compared {
  fits: boolean
  text: string
}

/** Two heads of one log: of the same size they are the same, or the log is forked. Other sizes need the log's tiles. */
export async function compareHeads(kept: string, now: LogHead): Promise<Compared> {
  const key = await parseVerifier(now.kunciLog)
  const [one, other] = await Promise.all([
    openKept(keptCheckpoint(kept), now),
    openCheckpoint(now.checkpoint, key),
  ])
  if (!one || !other) return { fits: false, text: periksa.lamaGagal.form }
  if (one.size !== other.size) return { fits: true, text: teks.ukuranLain(one.size, other.size) }
  return equalBytes(one.root, other.root)
    ? { fits: true, text: periksa.lamaSama }
    : { fits: false, text: periksa.lamaGagal.forked }
}

/** What a server says beside its head: which witnesses it names. */
export type NamedHead = LogHead & Pick<LogProof, 'saksi'>

/** By which fingerprints somebody can ask on the telephone who is missing and who is new. */
async function fingerprints(own: string, named: readonly string[]): Promise<string[]> {
  const marks = await witnessMarks([own], named)
  const told = marks.map(({ name, fingerprint, known }) =>
    (known ? saksi.sidikAnda : saksi.sidikServer)(name, spelledFingerprint(fingerprint))
  )
  return [...told, ...(named.length > 0 ? [] : [saksi.tanpaServer]), saksi.bandingkan]
}

async function cosigned(vkey: string, { checkpoint, saksi: named = [] }: NamedHead) {
  const witness = await parseVerifier(vkey).catch(() => null)
  if (!witness) return [{ fits: false, text: teks.saksiSalah }]
  if ((await witnessedAt(checkpoint, witness)) !== null) {
    return [{ fits: true, text: teks.saksiAda(witness.name) }]
  }
  const lines = [periksa.saksiDiam(witness.name), ...(await fingerprints(vkey.trim(), named))]
  return lines.map((text) => ({ fits: false, text }))
}

/** Fields for both, and what they say of a head. */
export function keptFields(prefix: string) {
  const kept = element('textarea', { spellcheck: 'false' })
  const witness = element('input', { type: 'text', autocomplete: 'off', spellcheck: 'false' })
  const judge = async (head: NamedHead): Promise<Compared[]> => [
    ...(kept.value.trim() ? [await compareHeads(kept.value, head)] : []),
    ...(witness.value.trim() ? await cosigned(witness.value, head) : []),
  ]
  const nodes = [
    field(`${prefix}-lama`, periksa.lama, kept),
    field(`${prefix}-saksi`, teks.saksi, witness),
  ]
  return { nodes, judge }
}
