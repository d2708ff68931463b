/** The shapes of `facts.ts`, `signed_opening.ts` and `order_act.ts` as JSON: types alone, for whoever only hands them on. */

/** Octets are base64. */
export interface OpeningFactsText {
  installation: string
  package: string
  stage: string
  kinds: ('K' | 'A' | 'T' | 'H')[]
  set: HolderSetText
  schedule: LoggedText
  end: string
  closing: LoggedText
  accepted: { statement: string; signature: string; receipt: string }[]
  vendorKeys: { vendor: string; keys: string[] }[]
  adopted: string[]
  installationKey: string | null
  entitled: string[] | null
  settled: string[]
  now: string
}
export interface HolderSetText {
  id: string
  holders: { x25519: string; ed25519: string }[]
}
export interface LoggedText {
  kind: string
  salt: string
  content: string
}

/** Of an access under an order. */
export interface OrderFactsText {
  installation: string
  package: string
  set: HolderSetText
  order: LoggedText
  schedule: LoggedText
  /** of the versions that the order covers */
  statements: string[]
  now: string
}

/** What a holder was handed for a step of an opening, beside the facts. */
export interface ToSignText {
  sampai: string
  himpunan: readonly HolderSetText[]
  bagian: readonly { penawaran: string; header: string; bungkus: string }[]
  permintaan: { teks: string; tandaTangan: string; titipan: string } | null
  amplop: readonly { penawaran: string; isi: string }[]
}

/** What is sent of either step. */
export interface SignedOpening {
  pernyataan?: string
  tandaTangan: string
  titipan?: { untuk: string; isi: string }[]
  hasil?: { penawaran: string; kunci?: string; bukti?: string }[]
}
