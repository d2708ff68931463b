/** What the single-file page is given to work by (sealing.md §6), as the portal and the back office save it. */
import type { SignedOpening } from '@eproc/sealing/offer/facts_text'
import type { HolderKeyOwn } from '../../pemegang/answers.ts'
import type { OpeningToSign } from './answers_pembukaan.ts'
import type { BarisPekerjaan } from './answers_rincian.ts'
import type { SetProofsAnswer, SealingSet, VendorSealing } from './answers_segel.ts'

const SEAL = 'eproc-seal-order-1'
const OPENING = 'eproc-opening-order-1'
const RESULT = 'eproc-opening-result-1'

/** For one file of an offer. */
export interface SealOrder {
  skema: typeof SEAL
  tahap: string
  jenis: VendorSealing['rantai'][number]['jenis']
  /** the price in figures goes with this kind */
  mintaHarga: boolean
  rincian: BarisPekerjaan[]
  segel: VendorSealing
  himpunan: SealingSet & { bukti: SetProofsAnswer }
}

/** For one step of an opening. */
export interface OpeningOrder {
  skema: typeof OPENING
  paketId: number
  tahap: string
  instalasi: string
  /** id of the holder, and the own key's public halves and wrap */
  pemegang: string
  kunci: Pick<HolderKeyOwn, 'x25519' | 'ed25519' | 'bungkus' | 'sidik'>
  /** asks, or confirms what another holder asked for */
  meminta: boolean
  diberikan: OpeningToSign
}

/** What comes back of it, to be sent by the back office. */
export interface OpeningResult extends Pick<OpeningOrder, 'paketId' | 'tahap' | 'meminta'> {
  skema: typeof RESULT
  isi: SignedOpening
}

export const sealOrder = (order: Omit<SealOrder, 'skema'>): SealOrder => ({ skema: SEAL, ...order })
export const openingOrder = (order: Omit<OpeningOrder, 'skema'>): OpeningOrder => ({
  skema: OPENING,
  ...order,
})

export const openingResult = (result: Omit<OpeningResult, 'skema'>): OpeningResult => ({
  skema: RESULT,
  ...result,
})

function read<Order extends { skema: string }>(text: string, skema: Order['skema']): Order | null {
  try {
    const found = JSON.parse(text) as Order | null
    return found?.skema === skema ? found : null
  } catch {
    return null
  }
}

/** Null for another file. What is in it is judged by whoever works by it. */
export const readSealOrder = (text: string): SealOrder | null => read<SealOrder>(text, SEAL)
export const readOpeningOrder = (text: string): OpeningOrder | null =>
  read<OpeningOrder>(text, OPENING)
export const readOpeningResult = (text: string): OpeningResult | null =>
  read<OpeningResult>(text, RESULT)
