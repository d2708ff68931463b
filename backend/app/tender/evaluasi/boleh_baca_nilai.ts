/**
 * Prices, files and evaluation of opened offers are for pokja (free of conflict) and PPK until the winner is announced
 * (decisions §2).
 */
import db from '@adonisjs/lucid/services/db'
import { bolehkah } from '@eproc/domain/common/rights'
import { keadaanBeberapaPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { diumumkanSaat } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import type Paket from '#app/paket_berjalan/paket'
import { pelakuBeberapaPaket, type PelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import type { Pelaku } from '#core/auth/actor'
import type { Koneksi } from '#core/database/sql'

export async function bolehBacaNilai(
  pelaku: Pelaku,
  paket: Paket,
  connection: Koneksi = db
): Promise<boolean> {
  return (await paketTerbacaNilainya(pelaku, [paket], connection)).has(paket)
}

/** Those of the packages whose judgements this reader may read. */
export async function paketTerbacaNilainya(
  pelaku: Pelaku,
  paket: readonly Paket[],
  connection: Koneksi = db
): Promise<ReadonlySet<Paket>> {
  const keadaan = await keadaanBeberapaPaket(paket, connection)
  const rahasia = paket.filter((p) => !diumumkanSaat(keadaan.get(p)!).has('pemenang'))
  if (rahasia.length === 0) return new Set(paket)
  const ids = rahasia.map((p) => p.id)
  const hubunganDengan = await pelakuBeberapaPaket(pelaku, ids, connection)
  const tertutup = new Set(rahasia.filter((p) => !tetapBoleh(pelaku, hubunganDengan(p.id))))
  return new Set(paket.filter((p) => !tertutup.has(p)))
}

const tetapBoleh = (pelaku: Pelaku, hubungan: PelakuPaket): boolean =>
  bolehkah({ ...pelaku, ...hubungan }, 'tender.penawaran.baca') &&
  (!hubungan.pokja || hubungan.bebasBenturan)
