/** How much of a package's archive a member of staff gets: what its screens would show too (decisions §2, §5). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bolehkah } from '@eproc/domain/common/rights'
import { keadaanPaket } from '#app/paket_berjalan/keadaan_paket_query'
import { diumumkanSaat } from '#app/paket_berjalan/keadaan_tahap'
import type Paket from '#app/paket_berjalan/paket'
import { pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
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
  const bagiPaket = { ...actor, ...hubungan }
  const menilai =
    bolehkah(bagiPaket, 'tender.penawaran.baca') && (!hubungan.pokja || hubungan.bebasBenturan)
  const isi = menilai || diumumkanSaat(await keadaanPaket(paket, trx)).has('pemenang')
  const { pokja, ppkPaket } = hubungan
  return {
    isi,
    nama: isi || pokja || ppkPaket || (await Pembukaan.tahapSah(trx, paket.id)).size > 0,
    jurnal: bolehkah(bagiPaket, 'audit.baca'),
  }
}
