/** Whom the result of a stage is announced to. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { pesertaPaket, rekananPaket } from '#app/paket_berjalan/jadwal/pembaca_berkas_query'
import { pembacaTahap } from '#app/paket_berjalan/jadwal/pembaca_tahap'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'

const teks = tenderHasil.hasil

/** Vendors, with the words for where they read this result. */
interface Pembaca {
  ids: readonly number[]
  isi: string
}

/**
 * Who has the stage's tab reads it there. Only a winner is told to the others, who read it where everybody does. A direct
 * appointment tells its result with the letter to the winner: nobody else has a tab of that stage, and no public page; who
 * took part reads its own beside the package's information.
 */
export async function pembacaHasil(
  trx: TransactionClientContract,
  paket: Paket,
  k: KeadaanPaket,
  tahap: Tahap
): Promise<Pembaca[]> {
  if (tahap.rekanan !== 'hasil') {
    return [{ ids: await pesertaPaket(trx, paket.id), isi: teks.isiInformasi }]
  }
  const melihat = await pembacaTahap(trx, paket, k, tahap)
  const lain = tahap.umumkan?.includes('pemenang')
    ? (await rekananPaket(trx, paket.id)).filter((id) => !melihat.includes(id))
    : []
  return [
    { ids: melihat, isi: teks.isi },
    { ids: lain, isi: teks.isiPublik },
  ]
}
