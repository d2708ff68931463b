import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { KeadaanUnggahan } from '@eproc/domain/tender/answers_penawaran'
import TandaTerima from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { keTandaTerima } from '#app/tender/penawaran/tanda_terima/tanda_terima_transformer'
import type Unggahan from '#app/tender/penawaran/unggahan/unggahan'
import { sql } from '#core/database/sql'

/** How far it is, until when it may come, and its receipt once it is finished. */
export async function keadaanUnggahan(u: Unggahan): Promise<KeadaanUnggahan> {
  const [j] = await sql<{ selesai: Date }>(
    db,
    'select selesai from jadwal where paket_id = ? and kunci = ?',
    [u.paketId, u.tahap]
  )
  const { id, jenis, ukuran: size, diterima, penawaranId } = u
  const tandaTerima =
    penawaranId === null
      ? null
      : keTandaTerima(await TandaTerima.untuk(db.connection(), penawaranId))
  return { id, jenis, ukuran: size, diterima, batas: keIso(j!.selesai)!, tandaTerima }
}
