/** By how many holders offers were checked before the opening. */
import type { ShareChecks } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import { sql, type Koneksi } from '#core/database/sql'

/** SQL of one offer's checks, `w` and its `penawaran_pemegang s`. */
export const CHECKS = `
  (select count(*)::int from bagian_diperiksa d where d.penawaran_id = w.id and d.terbuka) as pemegang,
  (select count(*)::int from bagian_diperiksa d where d.penawaran_id = w.id and not d.terbuka) as gagal,
  (select count(*)::int from himpunan_anggota a where a.himpunan_id = s.himpunan_id) as dari`

/** Of each package's each vendor that has sealed offers which no opening covered: its least checked file of those that count. */
export async function checksByVendor(
  connection: Koneksi,
  paketIds: readonly number[]
): Promise<(paketId: number, rekananId: number) => ShareChecks | undefined> {
  const rows = await sql<ShareChecks & { paketId: number; rekananId: number }>(
    connection,
    `select "paketId", "rekananId", min(pemegang) as pemegang, max(gagal) as gagal, min(dari) as dari from (
       select distinct on (w.paket_id, w.rekanan_id, w.tahap, w.jenis) w.paket_id as "paketId", w.rekanan_id as "rekananId", ${CHECKS}
         from penawaran w join penawaran_pemegang s on s.penawaran_id = w.id
        where w.paket_id = any(?) and ${belumDitarik('w')} and not exists (select 1 from pembukaan b where b.paket_id = w.paket_id
                and b.tahap = w.tahap_buka and b.disahkan_pada is not null)
        order by w.paket_id, w.rekanan_id, w.tahap, w.jenis, w.versi_ke desc) semua group by 1, 2`,
    [paketIds]
  )
  const found = new Map(
    rows.map(({ paketId, rekananId, ...checks }) => [`${paketId} ${rekananId}`, checks])
  )
  return (paketId, rekananId) => found.get(`${paketId} ${rekananId}`)
}
