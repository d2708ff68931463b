/** Opens one own offer from its receipt file; only its data keys leave the browser. */
import type { VendorOpening } from '@eproc/domain/tender/penawaran/answers_segel'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { bukaSendiri } from '@eproc/i18n/id/buka_sendiri'
import { base64, fromBase64 } from '@eproc/sealing/bytes'
import { readHolderSet } from '@eproc/sealing/offer/facts'
import { offerOf, openOwn } from '@eproc/sealing/offer/own'
import { readReceiptFile, receiptKey } from '@eproc/sealing/offer/receipt_file'
import { ApiError } from '@eproc/ui/api/api.ts'

const text = bukaSendiri.layar

const refused = (field: string, message: string): ApiError =>
  new ApiError(400, message, [{ field, rule: 'kunci', message }])

const FAULTS = {
  other: ['berkas', text.bukanPaketIni],
  code: ['kode', text.kodeSalah],
  void: ['berkas', text.tidakSah],
} as const

/** What is handed over of the offer that this file belongs to. @throws ApiError at `berkas` or `kode` */
export async function releaseOf(
  { berkas, himpunan }: VendorOpening,
  { file, code }: { file: File; code: string }
): Promise<{ jenis: KategoriFile; body: object }> {
  const kept = readReceiptFile(await file.text())
  if (!kept) throw refused('berkas', text.bukanTandaTerima)
  const offer = berkas.find(({ penawaran }) => penawaran === offerOf(kept))
  if (!offer) throw refused('berkas', text.bukanPaketIni)
  const key = await receiptKey(code)
  if (!key) throw refused('kode', text.kodeSalah)
  const own = {
    statement: offer.pernyataan,
    envelope: fromBase64(offer.amplop),
    sets: himpunan.map(readHolderSet),
  }
  const answer = await openOwn(own, kept, key)
  if (!answer.ok) {
    const [field, said] = FAULTS[answer.fault]
    throw refused(field, said)
  }
  return {
    jenis: offer.jenis,
    body: { penawaran: offer.penawaran, kunci: base64(answer.keys) },
  }
}
