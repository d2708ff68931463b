/**
 * Prices, files and evaluation of opened offers are for pokja (free of conflict) and PPK until the winner is announced
 * (decisions §2).
 */
import db from '@adonisjs/lucid/services/db'
import { bolehkah } from '@eproc/domain/common/rights'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { diumumkanSaat } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import type Paket from '#app/paket_berjalan/paket'
import { pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import type { Pelaku } from '#core/auth/actor'
import type { Koneksi } from '#core/database/sql'

export async function bolehBacaNilai(
  pelaku: Pelaku,
  paket: Paket,
  connection: Koneksi = db
): Promise<boolean> {
  if (diumumkanSaat(await keadaanPaket(paket, connection)).has('pemenang')) return true
  const hubungan = await pelakuPaket(pelaku, paket.id, connection)
  if (!bolehkah({ ...pelaku, ...hubungan }, 'tender.penawaran.baca')) return false
  return !hubungan.pokja || hubungan.bebasBenturan
}
