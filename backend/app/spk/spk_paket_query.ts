/** The packages that a work order is for: those of its tender that have neither failed nor been cancelled or repeated. */
import { spk as teks } from '@eproc/i18n/id/spk'
import { KONTRAK_BERSAMA } from '#app/paket_berjalan/keadaan/spk_query'
import { memakaiPagu } from '#app/paket_berjalan/lingkup_paket'
import { sql, type Koneksi } from '#core/database/sql'

export interface PaketSpk {
  /** HPS of them together */
  totalPagu: number
  /** what they were agreed for together; null while one of them has no contract */
  nilaiKontrak: number | null
  /** none is left */
  berakhir: boolean
  /** why the work order cannot be changed any more; null while it can */
  halangan: string | null
}

export async function paketSpk(connection: Koneksi, tenderId: number): Promise<PaketSpk> {
  const [b] = await sql<{
    totalPagu: number
    nilaiKontrak: number | null
    ada: number
    terbuka: number
  }>(
    connection,
    `select coalesce(sum(p.total_pagu), 0)::bigint as "totalPagu", count(*)::int as ada,
            ${KONTRAK_BERSAMA} as "nilaiKontrak",
            (count(*) filter (where not p.kunci_spmk))::int as terbuka
       from paket p where p.tender_id = ? and ${memakaiPagu()}`,
    [tenderId]
  )
  const { totalPagu, nilaiKontrak, ada, terbuka } = b!
  const dikunci = terbuka === 0 ? teks.errors.dikunci : null
  return {
    totalPagu,
    nilaiKontrak,
    berakhir: ada === 0,
    halangan: ada === 0 ? teks.errors.berakhir : dikunci,
  }
}
