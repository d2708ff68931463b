import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#core/database/sql'

export interface PersetujuanPembukaan {
  peminta: number
  pengesah: number | null
  /** one official is enough */
  satu: boolean
}

/** Who agreed to an opening, as the confirmed row says; null without one. Read apart from the act itself. */
export async function persetujuanPembukaan(
  trx: TransactionClientContract,
  pembukaanId: number,
  paketId: number,
  tahapBuka: string
): Promise<PersetujuanPembukaan | null> {
  const [b] = await sql<PersetujuanPembukaan>(
    trx,
    `select b.peminta_id as peminta, b.pengesah_id as pengesah, p.metode_pemilihan in ('TLA','PLA') as satu
       from pembukaan b join paket p on p.id = b.paket_id
      where b.id = ? and b.paket_id = ? and b.tahap = ? and b.disahkan_pada is not null`,
    [pembukaanId, paketId, tahapBuka]
  )
  return b ?? null
}
