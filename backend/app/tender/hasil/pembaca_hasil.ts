/** Whom the result of a stage is announced to. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { paket as teksPaket } from '@eproc/i18n/id/paket'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import {
  berkasTampak,
  pesertaPaket,
  rekananPaket,
} from '#app/paket_berjalan/jadwal/pembaca_berkas_query'
import { pembacaTahap } from '#app/paket_berjalan/jadwal/pembaca_tahap'
import { pembacaBerkas } from '#app/paket_berjalan/jadwal/perlihatkan_berkas'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'

const teks = tenderHasil.hasil

/** Vendors, with the words for where they read this result, and for the files of its stage. */
interface Pembaca {
  ids: readonly number[]
  isi: readonly string[]
}

/** Whoever opens the files of the stage that are shown to vendors hears of them with the result. */
export async function pembacaHasil(
  trx: TransactionClientContract,
  paket: Paket,
  k: KeadaanPaket,
  tahap: Tahap
): Promise<Pembaca[]> {
  const pembaca = await menurutTempat(trx, paket, k, tahap)
  const baris = k.jadwal.find((b) => b.kunci === tahap.kunci)!
  const berkas = await berkasTampak(trx, baris.id)
  if (berkas.length === 0) return pembaca
  const membuka = new Set((await pembacaBerkas(trx, paket, k))(baris))
  return pembaca.flatMap(({ ids, isi }) => [
    {
      ids: ids.filter((id) => membuka.has(id)),
      isi: [...isi, teksPaket.kabar.isiBerkasTahap(berkas)],
    },
    { ids: ids.filter((id) => !membuka.has(id)), isi },
  ])
}

/**
 * Who has the stage's tab reads it there. Only a winner is told to the others, who read it where everybody does. A direct
 * appointment tells its result with the letter to the winner: nobody else has a tab of that stage, and no public page; who
 * took part reads its own beside the package's information.
 */
async function menurutTempat(
  trx: TransactionClientContract,
  paket: Paket,
  k: KeadaanPaket,
  tahap: Tahap
): Promise<Pembaca[]> {
  if (tahap.rekanan !== 'hasil') {
    return [{ ids: await pesertaPaket(trx, paket.id), isi: [teks.isiInformasi] }]
  }
  const melihat = await pembacaTahap(trx, paket, k, tahap)
  const lain = tahap.umumkan?.includes('pemenang')
    ? (await rekananPaket(trx, paket.id)).filter((id) => !melihat.includes(id))
    : []
  return [
    { ids: melihat, isi: [teks.isi] },
    { ids: lain, isi: [teks.isiPublik] },
  ]
}
