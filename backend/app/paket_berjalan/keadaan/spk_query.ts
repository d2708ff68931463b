/** The work order of a committee tender beside the contracts of its packages. */
import { memakaiPagu } from '#app/paket_berjalan/lingkup_paket'
import { sql, type Koneksi } from '#core/database/sql'

/** SQL: what packages `p` were agreed for together; null while one of them has no contract. */
export const KONTRAK_BERSAMA = `case when bool_and(p.tgl_kontrak is not null) then sum(p.nilai_kontrak)::bigint end`

/** Whole rupiah of the work order and of the contracts of the packages that still run, where it passes them; else null. */
export async function spkMelebihiKontrak(
  tenderId: number | null,
  connection: Koneksi
): Promise<{ total: number; nilaiKontrak: number } | null> {
  if (tenderId === null) return null
  const [lebih] = await sql<{ total: number; nilaiKontrak: number }>(
    connection,
    `select s.total, k.nilai as "nilaiKontrak" from spk s
       cross join (select ${KONTRAK_BERSAMA} as nilai from paket p where p.tender_id = ? and ${memakaiPagu()}) k
      where s.tender_id = ? and s.total > k.nilai`,
    [tenderId, tenderId]
  )
  return lebih ?? null
}
