/** The receipt as PDF with a QR to its public confirmation page. */
import { tanggalPanjang, ukuranBerkas } from '@eproc/domain/common/format'
import type { BuktiLog } from '@eproc/domain/log/answers'
import type { TandaTerima } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { DateTime } from 'luxon'
import { ZONA } from '#core/clock/clock'
import { factRows, letterhead, paperPdf, REDUP, TINTA } from '#core/files/pdf'
import { alamat } from '#core/mail/letter_template'

const teks = penawaran.pdf

/** `12 Mei 2026 09:00:07 WIB`: seconds matter at a deadline. */
function saat(iso: string): string {
  const jam = DateTime.fromISO(iso, { zone: ZONA }).toFormat('HH:mm:ss')
  return teks.wib(`${tanggalPanjang(iso)} ${jam}`)
}

/** PDF/A takes no longer string. */
const MAX_PROOF = 32_767

/** Once the receipt stands in the log; the same that the button downloads. */
function proofOf(bukti: BuktiLog | null): string | undefined {
  if (!bukti?.tercatat) return undefined
  const written = Buffer.from(JSON.stringify(bukti)).toString('base64')
  return written.length <= MAX_PROOF ? written : undefined
}

/** Bytes of the PDF. It carries the proof of the log, where there is one by now. */
export async function buatPdfTandaTerima(
  t: TandaTerima,
  bukti: BuktiLog | null,
  ditarik: DateTime | null
): Promise<Buffer> {
  const proof = proofOf(bukti)
  const url = alamat(t.halaman)
  const fakta = factRows([
    [teks.kode, t.kode],
    [teks.paket, `${t.paket.nama} (${t.paket.kode})`],
    [teks.vendor, t.vendor.nama],
    [teks.jenis, penawaran.jenis[t.jenis]],
    [teks.versi, String(t.versi)],
    [teks.ukuran, ukuranBerkas(t.ukuran)],
    [teks.pada, saat(t.diterimaPada)],
    ...(ditarik ? [[teks.ditarik, saat(ditarik.toISO()!)] as [string, string]] : []),
    [t.penyegelan ? teks.sidikBergaram : teks.sidik, t.sha256.replace(/(.{16})/g, '$1 ').trim()],
    ...(t.penyegelan ? [[teks.penyegelan, t.penyegelan] as [string, string]] : []),
    [teks.tandaTangan, t.tandaTangan.replace(/(.{22})/g, '$1 ').trim()],
  ])
  return paperPdf(
    {
      title: `${teks.judul} ${t.kode}`,
      content: [
        { text: teks.judul, bold: true, fontSize: 17, margin: [0, 32, 0, 20] },
        {
          table: { widths: [150, '*'], body: fakta },
          layout: 'lightHorizontalLines',
          margin: [0, 0, 0, 28],
        },
        { qr: url, fit: 112, foreground: TINTA, eccLevel: 'M' },
        { text: teks.qr, fontSize: 8, color: REDUP, margin: [0, 6, 0, 0] },
      ],
      lineHeight: 1.25,
      address: url,
      footnote: proof ? `${teks.kaki} ${teks.bukti}` : teks.kaki,
      proof,
    },
    await letterhead()
  )
}
