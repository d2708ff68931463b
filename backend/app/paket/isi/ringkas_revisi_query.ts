/** Revisions of schedules as lists show them. */
import type { RingkasRevisi } from '@eproc/domain/paket/answers'
import { keIso } from '@eproc/domain/common/format'
import { sql, type Koneksi } from '#core/database/sql'

interface RingkasRow {
  id: number
  paket_id: number
  status: RingkasRevisi['status']
  lanjutkan: boolean
  pengaju_id: number
  pengaju: string
  diajukan_pada: Date
  penyetuju: string | null
  disetujui_pada: Date | null
}

/** The waiting revision of each package, else (with `terakhir`) the newest approved one. */
export async function ringkasRevisi(
  connection: Koneksi,
  ids: readonly number[],
  terakhir = false
): Promise<Map<number, RingkasRevisi>> {
  const baris = await sql<RingkasRow>(
    connection,
    `select distinct on (r.paket_id) r.id, r.paket_id, r.status, r.lanjutkan, r.pengaju_id, a.nama as pengaju,
            r.diajukan_pada, y.nama as penyetuju, r.disetujui_pada
       from jadwal_revisi r join pengguna a on a.id = r.pengaju_id left join pengguna y on y.id = r.penyetuju_id
      where r.paket_id = any(?) and (r.status = 'menunggu' or (?::boolean and r.status = 'disetujui'))
      order by r.paket_id, (r.status = 'menunggu') desc, r.id desc`,
    [[...ids], terakhir]
  )
  return new Map(
    baris.map((b) => [
      b.paket_id,
      {
        id: b.id,
        status: b.status,
        lanjutkan: b.lanjutkan,
        pengajuId: b.pengaju_id,
        pengaju: b.pengaju,
        diajukanPada: keIso(b.diajukan_pada)!,
        penyetuju: b.penyetuju,
        disetujuiPada: keIso(b.disetujui_pada),
      },
    ])
  )
}
