/** The proof that something stands in the log, from its row and the log's files. */
import db from '@adonisjs/lucid/services/db'
import type { BuktiLog } from '@eproc/domain/log/answers'
import { base64 } from '@eproc/sealing/bytes'
import { inclusionProof } from '@eproc/sealing/log/merkle'
import { formatVerifier } from '@eproc/sealing/log/note'
import { subtreesOf } from '@eproc/sealing/log/tiles'
import { sql } from '#core/database/sql'
import { logKey, successions } from '#core/log/log_key'
import { headOf, servedCheckpoint } from '#core/log/log_head'
import { logPlaces, readLeaf, tilesAt } from '#core/log/log_files'
import { witnesses } from '#core/log/witness'

interface ItemRow {
  jenis: string
  garam: Buffer | null
  isi: string | null
  daun: string | null
  letak: number | null
  jalur: Buffer | null
}

const HASH = 32
const hashesOf = (path: Buffer): string[] =>
  Array.from({ length: path.length / HASH }, (_, i) =>
    path.subarray(i * HASH, (i + 1) * HASH).toString('base64')
  )

export const stands = (proof: BuktiLog | null): proof is BuktiLog => proof?.tercatat === true

/**
 * Null where nothing was committed to, or what opened it was erased.
 * @param ofKind where more than one thing was committed to under this name
 * @param under an earlier head of the log; `tercatat` is false where it is older than the leaf
 */
export async function buktiLog(
  objek: string,
  objekId: string,
  ofKind: string | null = null,
  under: string | null = null
): Promise<BuktiLog | null> {
  const [item] = await sql<ItemRow>(
    db,
    `select jenis, garam, isi, daun, letak, jalur from log_antri
      where objek = ? and objek_id = ? and jenis = coalesce(?, jenis) order by id limit 1`,
    [objek, objekId, ofKind]
  )
  if (!item?.garam || item.isi === null) return null
  const { jenis, isi } = item
  const garam = item.garam.toString('base64')
  const served = await servedCheckpoint()
  const note = under ?? served
  const { verifier } = await logKey()
  const head = await headOf(note)
  const nomor = item.daun === null ? Infinity : Number(item.daun)
  if (!head || head.size <= nomor) {
    const later = { kelompok: null, daun: null, checkpoint: null, kunciLog: null, saksi: [] }
    return { tercatat: false, jenis, isi, garam, ...later }
  }
  const place = logPlaces()[0]
  // Leaves of a smaller tree may have been brought together since.
  const newest = under === null ? head : (await headOf(served))!
  const data = await readLeaf(place, nomor, newest.size)
  const pergantian = await successions()
  const jalur = await inclusionProof(subtreesOf(head.size, tilesAt(place)), nomor, head.size)
  return {
    tercatat: true,
    jenis,
    isi,
    garam,
    kelompok: { letak: item.letak!, jalur: hashesOf(item.jalur!) },
    daun: { nomor, data: base64(data), jalur: jalur.map(base64) },
    checkpoint: note,
    kunciLog: formatVerifier(verifier),
    saksi: (await witnesses()).map(({ key }) => formatVerifier(key)),
    ...(pergantian.length > 0 ? { pergantian } : {}),
  }
}
