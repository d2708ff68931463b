/** The price of an offer, typed where no server sees it: a line each, or in one figure. */
import type { SealOrder } from '@eproc/domain/tender/penawaran/offline_orders'
import {
  aturanRincianHarga,
  MAX_OFFER,
  totalRincian,
} from '@eproc/domain/tender/penawaran/rincian_harga'
import { satuBerkas as teks } from '@eproc/i18n/id/satu_berkas'
import type { Price } from '@eproc/sealing/offer/envelope'
import { element, field } from './dom.ts'

/** Whole rupiah, with or without dots at thousands; NaN for anything else. */
const rupiah = ({ value }: HTMLInputElement): number =>
  /^\d{1,3}(\.\d{3})*$|^\d+$/.test(value.trim()) ? Number(value.replaceAll('.', '')) : Number.NaN

const input = () => element('input', { type: 'text', inputmode: 'numeric', autocomplete: 'off' })

export function priceFields() {
  const node = element('div', {})
  let inputs: HTMLInputElement[] = []
  return {
    node,
    ask(order: SealOrder | null) {
      const lines = order?.mintaHarga ? order.rincian : []
      const labels = lines.map(
        ({ nomor, uraian, volume, satuan }) => `${nomor}. ${uraian} (${volume} ${satuan})`
      )
      const asked = order?.mintaHarga && lines.length === 0 ? [teks.harga] : labels
      inputs = asked.map(input)
      node.replaceChildren(...asked.map((label, at) => field(`harga-${at}`, label, inputs[at]!)))
    },
    /** Null where none is asked for, or what was typed is none. */
    read({ mintaHarga, rincian }: SealOrder): Price | null {
      if (!mintaHarga) return null
      const typed = inputs.map(rupiah)
      if (rincian.length === 0) {
        const [total = Number.NaN] = typed
        return total > 0 && total <= MAX_OFFER ? { total, lines: [] } : null
      }
      const prices = rincian.map(({ id }, at) => ({ id, hargaSatuan: typed[at]! }))
      const total = totalRincian(rincian, prices)
      if (total === null || aturanRincianHarga(rincian, prices, null).length > 0) return null
      return { total, lines: typed }
    },
  }
}
