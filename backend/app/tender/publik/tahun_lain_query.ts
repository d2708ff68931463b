/** What runs beside the list of one budget year: from January on, and in December, nobody may miss it for the year's sake. */
import db from '@adonisjs/lucid/services/db'
import { tahunAnggaran } from '@eproc/domain/common/choices'
import type { PaketDiikuti, TahunLain } from '@eproc/domain/tender/answers_paket'
import { TAMPAK_BAGI_UMUM } from '#app/paket_berjalan/paket_rekanan'
import { clockNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

/** Counted up to here, so that it takes no longer however many there are. */
const TERBANYAK = 1000

/** Running or paused packages that everybody sees, by year, of the years on offer that are not chosen. */
export const tahunLain = (tahun: number): Promise<TahunLain[]> =>
  sql<TahunLain>(
    db,
    `select t.tahun, x.jumlah from unnest(?::int[]) as t(tahun)
      cross join lateral (select count(*)::int as jumlah from (
        select 1 from paket p where ${TAMPAK_BAGI_UMUM} and p.status_pelaksanaan in ('A','P')
           and p.tahun_anggaran = t.tahun limit ${TERBANYAK}) y) x
      where x.jumlah > 0 order by t.tahun`,
    [tahunAnggaran(clockNow().year).filter((satu) => satu !== tahun)]
  )

/** Those of other years that the vendor takes part in, or is invited to. */
export const diikutiTahunLain = (vendorId: number, tahun: number): Promise<PaketDiikuti[]> =>
  sql<PaketDiikuti>(
    db,
    `select p.id, p.kode, p.nama, p.tahun_anggaran as "tahunAnggaran" from paket p
      where p.status_pelaksanaan in ('A','P') and p.tahun_anggaran <> ? and p.id in (
        select s.paket_id from peserta s where s.rekanan_id = ? and s.mundur_pada is null
        union
        select u.paket_id from undangan u where u.rekanan_id = ? and u.tipe = 'P'
           and not exists (select 1 from peserta s where s.paket_id = u.paket_id and s.rekanan_id = u.rekanan_id))
      order by p.tahun_anggaran desc, p.id desc limit 100`,
    [tahun, vendorId, vendorId]
  )
