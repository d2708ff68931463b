/** What runs beside the list of one budget year: from January on, and in December, nobody may miss it for the year's sake. */
import db from '@adonisjs/lucid/services/db'
import type { PaketDiikuti, TahunLain } from '@eproc/domain/tender/answers_paket'
import type { SyaratPaket } from '#app/tender/publik/paket_query'
import { sql } from '#core/database/sql'

/** Running or paused packages that `tampak` lets through, by year, of the years that are not chosen. */
export const tahunLain = ({ tampak, nilai, tahun }: SyaratPaket): Promise<TahunLain[]> =>
  sql<TahunLain>(
    db,
    `select p.tahun_anggaran as tahun, count(*)::int as jumlah from paket p
      where ${tampak} and p.status_pelaksanaan in ('A','P') and p.tahun_anggaran <> ?
      group by p.tahun_anggaran order by p.tahun_anggaran`,
    [...nilai, tahun]
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
