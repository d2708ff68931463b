/** The work order on paper: letterhead, parties, table, total in words, signatures, QR. */
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { angka, rupiah, tanggalPanjang } from '@eproc/domain/common/format'
import { terbilang } from '@eproc/domain/common/terbilang'
import type { SpkAnswer, SpkHeader } from '@eproc/domain/spk/answers'
import { TIPE_BIAYA } from '@eproc/domain/spk/aturan_spk'
import { spk } from '@eproc/i18n/id/spk'
import { pihakSpk, type PihakSpk } from '#app/spk/spk_penyedia_query'
import { today } from '#core/clock/clock'
import { closing, factRows, letterhead, listTable, paperPdf, REDUP, signed } from '#core/files/pdf'
import { alamat } from '#core/mail/letter_template'

const teks = spk.pdf
const kanan = (text: string, bold = false): TableCell => ({ text, alignment: 'right', bold })
/** A cell over the four columns before the sum. */
const lebar = (text: string): TableCell[] => [{ text, bold: true, colSpan: 4 }, '', '', '']

const barisHeader = (h: SpkHeader): TableCell[][] => [
  [...lebar(h.nama), kanan(rupiah(h.jumlah), true)],
  ...h.spk_pekerjaan.map((p): TableCell[] => [
    p.nama,
    kanan(angka(p.quantity, 3)),
    kanan(angka(p.satuan, 3)),
    kanan(rupiah(p.hargaSatuan)),
    kanan(rupiah(p.jumlah)),
  ]),
]

function tabel(isi: SpkAnswer): Content {
  const judul = [teks.uraian, teks.jumlahOrang, teks.satuan, teks.harga, teks.total]
  const kelompok = TIPE_BIAYA.flatMap((tipe): TableCell[][] => {
    const header = isi.spk.filter((h) => h.tipeBiaya === tipe)
    if (header.length === 0) return []
    const jumlah = header.reduce((n, h) => n + h.jumlah, 0)
    return [
      ...header.flatMap(barisHeader),
      [...lebar(teks.subtotal(spk.tipe[tipe])), kanan(rupiah(jumlah), true)],
    ]
  })
  return {
    stack: [
      listTable(
        judul,
        [...kelompok, [...lebar(teks.jumlah), kanan(rupiah(isi.total), true)]],
        ['*', 44, 44, 92, 100]
      ),
    ],
    margin: [0, 0, 0, 12],
  }
}

const tanda = (jabatan: string, nama: string): Content => ({
  stack: [jabatan, { text: nama, bold: true, margin: [0, 56, 0, 0] }],
  alignment: 'center',
})

const tandaTangan = (pihak: readonly PihakSpk[]): Content[] =>
  pihak.map((p) => ({
    columns: [tanda(teks.penyedia, p.penyedia ?? teks.belumPenyedia), tanda(teks.ppk, p.ppk)],
    margin: [0, 24, 0, 0],
  }))

const penutup = (total: number, pihak: readonly PihakSpk[], url: string): Content[] =>
  signed(
    closing(
      [{ text: `${teks.terbilang}: ${teks.rupiah(terbilang(total))}`, italics: true }],
      url,
      teks.qr
    ),
    tandaTangan(pihak)
  )

export async function spkPdf(isi: SpkAnswer): Promise<Buffer> {
  const pihak = await pihakSpk(isi.tenderId)
  const url = alamat(`/spk?tender=${isi.tenderId}`)
  const fakta = factRows([
    [teks.tender, `${isi.nama} (${isi.kode})`],
    [teks.paket, pihak.map((p) => p.paket).join('; ')],
    [teks.penyedia, [...new Set(pihak.map((p) => p.penyedia ?? teks.belumPenyedia))].join('; ')],
  ])
  return paperPdf(
    {
      title: `${teks.judul} ${isi.kode}`,
      content: [
        { text: teks.judul, bold: true, fontSize: 17, margin: [0, 28, 0, 2] },
        {
          text: `${teks.nomor(isi.kode)} · ${tanggalPanjang(today())}`,
          color: REDUP,
          margin: [0, 0, 0, 16],
        },
        {
          table: { widths: [90, '*'], body: fakta },
          layout: 'lightHorizontalLines',
          margin: [0, 0, 0, 20],
        },
        tabel(isi),
        ...penutup(isi.total, pihak, url),
      ],
      address: url,
      footnote: teks.kaki,
    },
    await letterhead()
  )
}
