import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import type { TandaTerimaContent } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { sqlMoment } from '#core/clock/clock'
import { sql } from '#core/database/sql'

export interface PemasukanBerakhir {
  paketId: number
  tahap: string
  selesai: Date
}

/**
 * Submission stages of running packages that ended within a week and have no record of what came in; with `semua`
 * whenever they ended.
 */
export const pemasukanBerakhir = ({ semua } = { semua: false }): Promise<PemasukanBerakhir[]> =>
  sql<PemasukanBerakhir>(
    db,
    `select j.paket_id as "paketId", j.kunci as tahap, j.selesai from jadwal j
       join paket p on p.id = j.paket_id and p.status_pelaksanaan = 'A'
      where j.include and j.kunci like 'pemasukan%'
        and j.selesai <= ${sqlMoment()} ${semua ? '' : `and j.selesai > ${sqlMoment()} - interval '7 days'`}
        and not exists (select 1 from penutupan t
                         where t.paket_id = j.paket_id and t.tahap = j.kunci and t.selesai = j.selesai)
      order by j.selesai limit 100`
  )

export interface BerkasMasuk {
  penawaranId: number
  rekananId: number
  kode: string
  /** the receipt as it was signed */
  isi: TandaTerimaContent
  sha256Segel: string
  tandaTangan: string
}

/**
 * The newest receipt of each file of those who take part, in the order of their codes. Participants are held, so that
 * whoever was handing in at the end has come in or was refused.
 */
export async function berkasMasuk(
  trx: TransactionClientContract,
  paketId: number,
  tahap: string
): Promise<BerkasMasuk[]> {
  await sql(trx, 'select 1 from peserta where paket_id = ? order by rekanan_id for update', [
    paketId,
  ])
  return sql<BerkasMasuk>(
    trx,
    `select w.id as "penawaranId", w.rekanan_id as "rekananId", w.sha256_segel as "sha256Segel",
            t.kode, t.isi, t.tanda_tangan as "tandaTangan"
       from (select distinct on (n.rekanan_id, n.jenis) n.id, n.rekanan_id, n.sha256_segel
               from penawaran n
               join peserta s on s.paket_id = n.paket_id and s.rekanan_id = n.rekanan_id
                             and s.mundur_pada is null
              where n.paket_id = ? and n.tahap = ? and ${belumDitarik('n')}
              order by n.rekanan_id, n.jenis, n.versi_ke desc) w
       join tanda_terima t on t.penawaran_id = w.id
      order by t.kode collate "C"`,
    [paketId, tahap]
  )
}
