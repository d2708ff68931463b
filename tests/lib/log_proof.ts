/** Proofs of the public log as their reader follows them. */
import type { BuktiLog } from '@eproc/domain/log/answers'
import { fromBase64 } from '@eproc/sealing/bytes'
import { batchLeaf, commitment, inBatch } from '@eproc/sealing/log/batch'
import { includes, leafHash } from '@eproc/sealing/log/merkle'
import { openCheckpoint, parseVerifier } from '@eproc/sealing/log/note'

/** Follows a proof from its text to the root of the signed checkpoint. */
export async function holds(bukti: BuktiLog): Promise<boolean> {
  const { kelompok, daun, checkpoint, kunciLog } = bukti
  if (!kelompok || !daun || !checkpoint || !kunciLog) return false
  const head = await openCheckpoint(checkpoint, await parseVerifier(kunciLog))
  const data = fromBase64(daun.data)
  const [, time, root] = new TextDecoder().decode(data).split('\n')
  const batch = fromBase64(root!)
  if (Buffer.compare(batchLeaf(time!, batch), data) !== 0 || !head) return false
  const committed = await commitment(bukti.jenis, fromBase64(bukti.garam), bukti.isi)
  const place = { index: kelompok.letak, path: kelompok.jalur.map(fromBase64) }
  return (
    (await inBatch(committed, place, batch)) &&
    includes({
      leaf: await leafHash(data),
      index: daun.nomor,
      size: head.size,
      path: daun.jalur.map(fromBase64),
      root: head.root,
    })
  )
}
