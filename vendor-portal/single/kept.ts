/** What the reader of this page has from elsewhere: a head of the log, the key of a witness. The server chose neither. */
import { equalBytes } from '@eproc/sealing/bytes'
import { keptCheckpoint, openCheckpoint, parseVerifier } from '@eproc/sealing/log/note'
import { openKept, type LogHead } from '@eproc/sealing/log/proof'
import { witnessedAt } from '@eproc/sealing/log/witness'
import { periksa } from '@eproc/i18n/id/periksa_portal'
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

async function cosigned(vkey: string, { checkpoint }: LogHead): Promise<Compared> {
  const witness = await parseVerifier(vkey).catch(() => null)
  if (!witness) return { fits: false, text: teks.saksiSalah }
  const at = await witnessedAt(checkpoint, witness)
  return at === null
    ? { fits: false, text: periksa.saksiDiam(witness.name) }
    : { fits: true, text: teks.saksiAda(witness.name) }
}

/** Fields for both, and what they say of a head. */
export function keptFields(prefix: string) {
  const kept = element('textarea', { spellcheck: 'false' })
  const witness = element('input', { type: 'text', autocomplete: 'off', spellcheck: 'false' })
  const judge = async (head: LogHead): Promise<Compared[]> => [
    ...(kept.value.trim() ? [await compareHeads(kept.value, head)] : []),
    ...(witness.value.trim() ? [await cosigned(witness.value, head)] : []),
  ]
  const nodes = [
    field(`${prefix}-lama`, periksa.lama, kept),
    field(`${prefix}-saksi`, teks.saksi, witness),
  ]
  return { nodes, judge }
}
