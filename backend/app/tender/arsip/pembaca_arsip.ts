/** How much of a package's archive a member of staff gets: what its screens would show too (decisions §2, §5). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bolehkah } from '@eproc/domain/common/rights'
import type Paket from '#app/paket_berjalan/paket'
import { pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import { bolehBacaNilai } from '#app/tender/evaluasi/boleh_baca_nilai'
import Pembukaan from '#app/tender/pembukaan/pembukaan'
import type { Pelaku } from '#core/auth/actor'

export interface PembacaArsip {
  /** what was offered and judged: everybody once the winner was announced, before only who judges */
  isi: boolean
  /** who took part: everybody once an opening was done */
  nama: boolean
  jurnal: boolean
}

export async function pembacaArsip(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket
): Promise<PembacaArsip> {
  const hubungan = await pelakuPaket(actor, paket.id, trx)
  const { pokja, ppkPaket } = hubungan
  const isi = await bolehBacaNilai(actor, paket, trx)
  return {
    isi,
    nama: isi || pokja || ppkPaket || (await Pembukaan.tahapSah(trx, paket.id)).size > 0,
    jurnal: bolehkah({ ...actor, ...hubungan }, 'audit.baca'),
  }
}
