/** Why an order cannot be entered, or confirmed, now: one function for the screen and for the deed. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { lastEnd } from '@eproc/sealing/offer/order'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import { scheduleContent } from '#app/tender/pembukaan/log/logged_schedule'
import Pemusnahan from '#app/tender/pemusnahan/pemusnahan'
import { endOf } from '#app/tender/pemusnahan/unopened_query'
import { unopenedVersions, type UnopenedRow } from '#app/tender/perintah/covered_query'
import { clockNow } from '#core/clock/clock'

export interface Access {
  berakhir: boolean
  /** null: nothing hinders */
  halangan: string | null
  versi: UnopenedRow[]
}

const isDestroyed = async (trx: TransactionClientContract, paketId: number): Promise<boolean> =>
  (await Pemusnahan.query({ client: trx })
    .where({ paketId })
    .whereNotNull('disahkanPada')
    .first()) !== null

/** When the submissions of these versions end by the schedule as the log has it; null where it has not one of them. */
export async function submissionsEnd(
  trx: TransactionClientContract,
  paket: Paket,
  versi: readonly Pick<UnopenedRow, 'tahap'>[]
): Promise<string | null> {
  return lastEnd(
    { content: scheduleContent(paket, await keadaanPaket(paket, trx)) },
    versi.map(({ tahap }) => tahap)
  )
}

/** Of the never opened versions of these vendors; null: of all. */
export async function accessTo(
  trx: TransactionClientContract,
  paket: Paket,
  rekanan: readonly number[] | null = null
): Promise<Access> {
  const versi = await unopenedVersions(trx, paket.id, rekanan)
  const berakhir = (await endOf(trx, paket)) !== null
  const halangan = berakhir ? await hindranceOf(trx, paket, versi) : teks.errors.berjalan
  return { berakhir, halangan, versi }
}

async function hindranceOf(
  trx: TransactionClientContract,
  paket: Paket,
  versi: readonly UnopenedRow[]
): Promise<string | null> {
  if (await isDestroyed(trx, paket.id)) return teks.errors.musnah
  if (versi.length === 0) return teks.errors.kosong
  if (!(await HolderSet.newest(trx, paket.id))) return teks.errors.skemaLama
  const ended = await submissionsEnd(trx, paket, versi)
  if (ended === null || Date.parse(ended) > clockNow().toMillis()) {
    return teks.errors.tunggu(tanggalWaktu(ended))
  }
  return null
}
