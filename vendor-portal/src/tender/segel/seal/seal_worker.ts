/** Seals a file beside the page: only ciphertext comes back, and K as the vendor's own code locks it. */
import { iterate } from '@eproc/sealing/offer/content'
import type { HolderSet } from '@eproc/sealing/offer/opening'
import type { Price } from '@eproc/sealing/offer/envelope'
import { keepSecret } from '@eproc/sealing/offer/receipt_file'
import { sealVersion, type SigningPair, type VendorPlace } from '@eproc/sealing/offer/vendor'

export interface SealAsked {
  file: File
  place: VendorPlace
  set: HolderSet
  pair: SigningPair
  receipt: CryptoKey
  price: Price | null
}

export interface SealDone {
  content: Blob
  amplop: Uint8Array
  pernyataan: string
  tandaTangan: Uint8Array
  header: string
  /** K under the code, base64 */
  kunci: string
}

export type SealTold = { sealed: number } | { done: SealDone } | { error: string }

const tell = (told: SealTold): void => globalThis.postMessage(told)

async function seal({ file, place, set, pair, receipt, price }: SealAsked): Promise<SealDone> {
  let kunci = ''
  let content = new Blob()
  const version = await sealVersion({
    place,
    set,
    key: pair,
    name: file.name,
    price,
    keep: async (secret, hash) => {
      kunci = await keepSecret(secret, hash, receipt)
    },
    source: iterate(file.stream()),
    store: async (chunks) => {
      const parts: Blob[] = []
      let sealed = 0
      for await (const chunk of chunks) {
        // As a blob it need not stay in memory.
        parts.push(new Blob([chunk]))
        sealed += chunk.length
        tell({ sealed })
      }
      content = new Blob(parts)
    },
  })
  const { envelope, text, signature, header } = version
  return { content, amplop: envelope, pernyataan: text, tandaTangan: signature, header, kunci }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<SealAsked>) => {
  seal(data)
    .then((done) => tell({ done }))
    .catch((error: unknown) => tell({ error: String(error) }))
})
