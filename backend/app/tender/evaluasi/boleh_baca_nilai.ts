/**
 * Prices, files and evaluation of opened offers are for pokja (free of conflict) and PPK until the winner is announced
 * (decisions §2).
 */
import { bolehkah } from '@eproc/domain/common/rights'
import { keadaanPaket } from '#app/paket_berjalan/keadaan_paket_query'
import { diumumkanSaat } from '#app/paket_berjalan/keadaan_tahap'
import type Paket from '#app/paket_berjalan/paket'
import { pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import type { Pelaku } from '#core/auth/actor'

export async function bolehBacaNilai(pelaku: Pelaku, paket: Paket): Promise<boolean> {
  if (diumumkanSaat(await keadaanPaket(paket)).has('pemenang')) return true
  const hubungan = await pelakuPaket(pelaku, paket.id)
  if (!bolehkah({ ...pelaku, ...hubungan }, 'tender.penawaran.baca')) return false
  return !hubungan.pokja || hubungan.bebasBenturan
}
