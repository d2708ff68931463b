/** What is not finished beside the list of one budget year: in January nobody may lose it for the year's sake. */
import db from '@adonisjs/lucid/services/db'
import { tahunAnggaran, type StatusPersetujuan } from '@eproc/domain/common/choices'
import type { TahunLain } from '@eproc/domain/tender/answers_paket'
import { lingkupPaket } from '#app/paket_berjalan/lingkup_paket'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

/** Counted up to here, so that it takes no longer however many there are. */
const TERBANYAK = 1000
/** As the index `paket_belum_selesai` has it: prepared, running, paused. */
const BELUM_SELESAI = `p.status_pelaksanaan in ('N', 'A', 'P')`

/** Unfinished packages of the caller's scope, by year, of the years that are not chosen. */
export function belumSelesaiTahunLain(
  pelaku: Pelaku,
  { tahun, status = null }: { tahun: number; status?: StatusPersetujuan | null | undefined }
): Promise<TahunLain[]> {
  const lingkup = lingkupPaket(pelaku)
  return sql<TahunLain>(
    db,
    `select t.tahun, x.jumlah from unnest(?::int[]) as t(tahun)
      cross join lateral (select count(*)::int as jumlah from (
        select 1 from paket p where ${BELUM_SELESAI} and p.tahun_anggaran = t.tahun
           and (?::text is null or p.status = ?) and ${lingkup.syarat} limit ${TERBANYAK}) y) x
      where x.jumlah > 0 order by t.tahun`,
    [
      tahunAnggaran(clockNow().year).filter((satu) => satu !== tahun),
      status,
      status,
      ...lingkup.nilai,
    ]
  )
}
