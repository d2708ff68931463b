/** What registering and withdrawing ask about the package, at the database's time. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { pemasukanPertama, templatUntuk } from '@eproc/domain/tahap/templat'
import type Paket from '#app/paket_berjalan/paket'
import { sqlMs, sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

/** The present moment in milliseconds, the codes of the package's KBLI, and is the vendor invited to it? */
export async function faktaPendaftaran(
  trx: TransactionClientContract,
  paketId: number,
  rekananId: number
): Promise<{ kini: number; kbli: string[]; diundang: boolean }> {
  const [b] = await sql<{ kini: number; kbli: string[] | null; diundang: boolean }>(
    trx,
    `select ${sqlMs(sqlNow())} as kini,
            (select array_agg(n.kode) from paket_kbli k join kbli n on n.id = k.kbli_id where k.paket_id = x.p) as kbli,
            exists (select 1 from undangan u where u.paket_id = x.p and u.tipe = 'P'
                       and u.rekanan_id = ?) as diundang
       from (select ?::int as p) x`,
    [rekananId, paketId]
  )
  return { ...b!, kbli: b!.kbli ?? [] }
}

/** Has the package's stage `kunci` not ended yet, while the package runs or pauses? In a pause its time stands still. */
async function belumSelesai(connection: Koneksi, paketId: number, key: string): Promise<boolean> {
  const [b] = await sql<{ boleh: boolean }>(
    connection,
    `select p.status_pelaksanaan in ('A','P') and coalesce(coalesce(p.berhenti_pada, ${sqlNow()}) < j.selesai, false) as boleh
       from paket p left join jadwal j on j.paket_id = p.id and j.kunci = ? where p.id = ?`,
    [key, paketId]
  )
  return b?.boleh === true
}

/** May participants still withdraw: has the package's first submission not ended? */
export const masihBolehMundur = (connection: Koneksi, paket: Paket): Promise<boolean> =>
  belumSelesai(
    connection,
    paket.id,
    pemasukanPertama(templatUntuk(paket.metodePemilihan, paket.kualifikasi))?.kunci ?? ''
  )
