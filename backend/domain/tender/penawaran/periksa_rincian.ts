/** The arithmetic check of opened offers, line by line and side by side (decisions §5.3). */
import { jumlahBaris } from '../../paket/hps.ts'
import type { BarisPemeriksaan, PemeriksaanHarga, PemeriksaanRekanan } from './answers_rincian.ts'
import { hargaSatuanTinggi } from './rincian_harga.ts'

type Line = Omit<BarisPemeriksaan, 'terendah' | 'tertinggi'>

export interface OpenedOffer {
  vendorId: number
  nama: string
  hargaPenawaran: number | null
  /** unit prices in the order of the lines; null where the vendor wrote a total only */
  rincian: readonly number[] | null
}

/** The lines of a published package never change; prices that do not fit them are shown as if there were none. */
export function periksaRincian(
  lines: readonly Line[],
  offers: readonly OpenedOffer[]
): PemeriksaanHarga {
  const rekanan = offers.map((offer) => checkOffer(lines, offer))
  const baris = lines.map((line, i) => {
    const prices = rekanan.flatMap(({ harga }) => harga?.[i]?.hargaSatuan ?? [])
    const given = prices.length > 0
    return {
      ...line,
      terendah: given ? Math.min(...prices) : null,
      tertinggi: given ? Math.max(...prices) : null,
    }
  })
  return { baris, rekanan }
}

function checkOffer(lines: readonly Line[], offer: OpenedOffer): PemeriksaanRekanan {
  const { vendorId, nama, hargaPenawaran, rincian } = offer
  if (!rincian || lines.length === 0 || rincian.length !== lines.length) {
    return { vendorId, nama, hargaPenawaran, harga: null, jumlah: null, selisih: null }
  }
  const harga = lines.map(({ volume, hargaHps }, i) => {
    const hargaSatuan = rincian[i]!
    return {
      hargaSatuan,
      jumlah: jumlahBaris({ volume, hargaSatuan }),
      tinggi: hargaSatuanTinggi(hargaSatuan, hargaHps),
    }
  })
  const jumlah = harga.reduce((sum, h) => sum + h.jumlah, 0)
  const selisih = hargaPenawaran === null ? null : jumlah - hargaPenawaran
  return { vendorId, nama, hargaPenawaran, harga, jumlah, selisih }
}
