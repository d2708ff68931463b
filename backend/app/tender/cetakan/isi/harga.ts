/** Prices in the printout of an evaluation: the arithmetic check, what is unusually low, and each offer's lines. */
import db from '@adonisjs/lucid/services/db'
import { angka, rupiah } from '@eproc/domain/common/format'
import { penawaranRendah } from '@eproc/domain/tender/nilai/skor'
import { rincianHarga } from '@eproc/i18n/id/rincian_harga'
import type { TabelCetakan } from '#app/tender/cetakan/cetakan'
import type { CetakanMaterial } from '#app/tender/cetakan/isi/bahan'
import { lowOfferShare } from '#app/tender/evaluasi/low_offer'
import { checkedPrices } from '#app/tender/penawaran/rincian/opened_query'

const teks = rincianHarga.cetakan

export async function priceTables({
  paket,
  sebutan,
}: Pick<CetakanMaterial, 'paket' | 'sebutan'>): Promise<TabelCetakan[]> {
  const checked = await checkedPrices(db, paket.id)
  if (checked.rekanan.length === 0) return []
  const { baris } = checked
  const rekanan = sebutan.semua(checked.rekanan)
  const ambang = sebutan.ambang(await lowOfferShare())
  const remark = (harga: number | null) => {
    const share = penawaranRendah(harga, paket.totalPagu, ambang)
    return share === null ? '' : teks.rendah(angka(share, 2))
  }
  const check: TabelCetakan = {
    judul: teks.pemeriksaan,
    kepala: [teks.rekanan, teks.penawaran, teks.hitungan, teks.keterangan],
    baris: rekanan.map((r) => [
      r.nama,
      rupiah(r.hargaPenawaran),
      r.jumlah === null ? teks.tanpaRincian : rupiah(r.jumlah),
      remark(r.hargaPenawaran),
    ]),
  }
  const lines = rekanan.flatMap(({ nama, harga }): TabelCetakan[] =>
    harga
      ? [
          {
            judul: teks.rincian(nama),
            kepala: [teks.pekerjaan, teks.volume, teks.satuan, teks.jumlah],
            baris: baris.map((b, i) => [
              `${b.nomor}. ${b.uraian}`,
              `${angka(b.volume, 3)} ${b.satuan}`,
              rupiah(harga[i]?.hargaSatuan),
              rupiah(harga[i]?.jumlah),
            ]),
          },
        ]
      : []
  )
  return [check, ...lines]
}
