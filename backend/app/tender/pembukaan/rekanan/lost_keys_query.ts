/** What an opening stage shows where no two holders are left who could open it. */
import { keIso } from '@eproc/domain/common/format'
import type { BeritaAcaraPembukaan } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import type Paket from '#app/paket_berjalan/paket'
import { keysLeft, standingDecision } from '#app/tender/pembukaan/rekanan/keys_left'
import { vendorsDeadline } from '#app/tender/pembukaan/rekanan/vendors_deadline'
import { sqlNow } from '#core/clock/clock'
import { transaction } from '#core/database/transaction'
import { sql, type Koneksi } from '#core/database/sql'

type LostKeys = Pick<BeritaAcaraPembukaan, 'kunciKurang' | 'bukaSendiri'>

const NONE: LostKeys = { kunciKurang: false, bukaSendiri: null }

/** Before, vendors can still hand in again. */
async function hasBegun(connection: Koneksi, paketId: number, tahap: string): Promise<boolean> {
  const [begun] = await sql(
    connection,
    `select 1 from jadwal where paket_id = ? and kunci = ? and mulai <= ${sqlNow()}`,
    [paketId, tahap]
  )
  return begun !== undefined
}

/** @param opened nothing is to be decided any more */
export const lostKeys = (paket: Paket, tahap: string, opened: boolean): Promise<LostKeys> =>
  transaction(async (trx) => {
    const decision = await standingDecision(trx, paket, tahap)
    if (!decision) {
      const asked = !opened && (await hasBegun(trx, paket.id, tahap))
      return asked ? { ...NONE, kunciKurang: !(await keysLeft(trx, paket, tahap)).enough } : NONE
    }
    const [tally] = await sql<{ dibuka: number; dari: number }>(
      trx,
      `select count(b.penawaran_id)::int as dibuka, count(*)::int as dari from (
         select distinct on (w.rekanan_id, w.tahap, w.jenis) w.id from penawaran w
           join peserta t on t.paket_id = w.paket_id and t.rekanan_id = w.rekanan_id and t.mundur_pada is null
          where w.paket_id = ? and w.tahap_buka = ? and ${belumDitarik('w')}
          order by w.rekanan_id, w.tahap, w.jenis, w.versi_ke desc) n
         left join bukaan_rekanan b on b.penawaran_id = n.id`,
      [paket.id, tahap]
    )
    const { alasan } = decision
    const batas = await vendorsDeadline(trx, decision)
    return {
      kunciKurang: false,
      bukaSendiri: { alasan, batas: keIso(batas.toMillis())!, ...tally! },
    }
  })
