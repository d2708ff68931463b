/** The owner's estimate of a package as PDF, drawn from its lines; for staff only. */
import { angka, rupiah } from '@eproc/domain/common/format'
import { panitia } from '@eproc/i18n/id/panitia'
import { listHps } from '#app/paket/isi/bagian_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import { letterhead, listTable, paperPdf } from '#core/files/pdf'
import { alamat } from '#core/mail/letter_template'

const teks = panitia.hps

export async function hpsPdf(paket: Paket): Promise<Buffer> {
  const hps = await listHps(paket.id)
  const kanan = (text: string, bold = false) => ({ text, alignment: 'right' as const, bold })
  const judul = [teks.uraian, teks.volume, teks.satuan, teks.harga, teks.jumlah]
  return paperPdf(
    {
      title: `${teks.judul} ${paket.kode}`,
      content: [
        { text: teks.judul, bold: true, fontSize: 17, margin: [0, 32, 0, 4] },
        { text: `${paket.nama} (${paket.kode})`, margin: [0, 0, 0, 20] },
        listTable(
          judul,
          [
            ...hps.map((b) => [
              b.uraian,
              kanan(angka(b.volume, 3)),
              b.satuan,
              kanan(rupiah(b.hargaSatuan)),
              kanan(rupiah(b.jumlah)),
            ]),
            [
              { text: teks.total, bold: true, colSpan: 4 },
              '',
              '',
              '',
              kanan(rupiah(paket.totalPagu), true),
            ],
          ],
          ['*', 50, 50, 90, 100]
        ),
      ],
      address: alamat('/panitia/paket'),
      footnote: teks.kaki,
    },
    await letterhead()
  )
}
