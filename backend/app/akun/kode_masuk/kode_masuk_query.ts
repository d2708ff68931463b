import type { KodeMasukAnswer } from '@eproc/domain/akun/answers'
import { keIso } from '@eproc/domain/common/format'
import { sql, type Koneksi } from '#core/database/sql'

/** Whether an account has a second step, and how many recovery codes are left. */
export async function statusKode(
  connection: Koneksi,
  penggunaId: number
): Promise<Omit<KodeMasukAnswer, 'wajib'>> {
  const [b] = await sql<{ aktif_pada: Date | null; sisa: number }>(
    connection,
    `select k.aktif_pada, (select count(*)::int from kode_pemulihan p where p.kode_masuk_id = k.id) as sisa
       from kode_masuk k where k.pengguna_id = ?`,
    [penggunaId]
  )
  return { aktifPada: b?.aktif_pada ? keIso(b.aktif_pada) : null, sisaPemulihan: b?.sisa ?? 0 }
}
