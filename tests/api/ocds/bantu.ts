/** Releases of a package, as the table has them. */
import type { Rilis } from '@eproc/domain/ocds/rilis'
import { rows } from '../../lib/query.ts'

export const rilis = async (paketId: number) =>
  (
    await rows<{ peristiwa: string; isi: Rilis }>(
      'select peristiwa, isi from rilis_ocds where paket_id = ? order by nomor',
      [paketId]
    )
  ).map((r) => ({ peristiwa: r.peristiwa.replace(/[:=].*/, ''), ...r.isi }))

export const peristiwa = async (paketId: number) => (await rilis(paketId)).map((r) => r.peristiwa)
