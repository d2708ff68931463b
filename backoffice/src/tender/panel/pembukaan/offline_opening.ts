/** The way out of the back office to the single-file page, and back (sealing.md §6). */
import type { OpeningToSign } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import { openingOrder, readOpeningResult } from '@eproc/domain/tender/penawaran/offline_orders'
import type { SignedOpening } from '@eproc/sealing/offer/facts_text'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { openingHasOneHead } from '@eproc/sealing/offer/log_proofs'
import type { OfficeProvider } from '../../../providers/dataProvider.ts'
import { saveText } from '../../../providers/verbs/download.ts'
import { refused } from '../../../pemegang/own_key.ts'
import { provenToSign, type Step } from './proven_opening.ts'

const { buka, tanpaHalaman: text } = himpunan

const hasOneHead = ({ bukti }: OpeningToSign): boolean => bukti !== null && openingHasOneHead(bukti)

/** @throws ApiError: what the log does not prove, or no key of the set */
export async function saveOrder(office: OfficeProvider, { asks, ...asked }: Step): Promise<void> {
  const own = await office.ownKeys()
  let { given } = await provenToSign(office, asked)
  while (!hasOneHead(given)) ({ given } = await provenToSign(office, asked))
  const kunci = own.kunci.find((one) => one.sidik === given.sidik)
  if (!kunci) throw refused('frasa', buka.tanpaKunci)
  const order = openingOrder({
    ...{ paketId: asked.paketId, tahap: asked.tahap, kunci, meminta: asks, diberikan: given },
    instalasi: own.instalasi,
    pemegang: own.pemegang,
  })
  saveText(JSON.stringify(order), 'bahan-pembukaan.json')
}

/** @throws ApiError for the result of another step */
export function readResult(content: string, { paketId, tahap, asks }: Step): SignedOpening {
  const result = readOpeningResult(content)
  const same = result?.paketId === paketId && result.tahap === tahap && result.meminta === asks
  if (!same) throw refused('frasa', text.lain)
  return result.isi
}
