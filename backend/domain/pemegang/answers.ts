/** Keys of people, as the calls of `/api/kunci-pemegang` and `/rest/kunci-pemegang` answer them (sealing.md §2). */
import type { CaraBanding, StatusHolderKey } from './holder_key.ts'
import type { PeranPemegang } from './holder_set.ts'

/** Private halves under the passphrase, as the browser made it; texts are base64. */
export interface BungkusKunci {
  scheme: string
  kind: string
  salt: string
  nonce: string
  sealed: string
}

/** A row of /rest/kunci-pemegang: nothing of it is secret. */
export interface HolderKeyRow {
  id: number
  penggunaId: number
  nama: string
  jabatan: string | null
  /** SHA-256 of both public halves, in hexadecimal */
  sidik: string
  status: StatusHolderKey
  didaftarkanPada: string
  /** from when on it counts; null while nobody vouched for it */
  berlakuPada: string | null
  berakhirPada: string | null
  konfirmator: string | null
  cara: CaraBanding | null
  dikonfirmasiPada: string | null
  alasan: string | null
  /** the reader may compare it with its person and sign that */
  bolehKonfirmasi: boolean
}

export interface HolderKeyOwn {
  id: number
  sidik: string
  /** public halves, base64 */
  x25519: string
  ed25519: string
  bungkus: BungkusKunci
  status: StatusHolderKey
  berlakuPada: string | null
}

/** One's own keys, and what a statement about them has to name. */
export interface HolderKeysOwn {
  /** the name of this installation in statements */
  instalasi: string
  /** the caller in statements: its user id */
  pemegang: string
  /** the server's time, ISO 8601 in UTC: statements carry it */
  sekarang: string
  /** those that have not ended, the newest last */
  kunci: HolderKeyOwn[]
}

/** The keys of a package's holders: what it has, or would have if it were published now. */
export interface HolderSetState {
  /** a package that is published from now on needs them */
  wajib: boolean
  /** of the newest set; null where the package was published without */
  nomor: number | null
  /** what comes in plain is taken; else only what vendors seal in their browsers */
  polos: boolean
  pemegang: HolderSetPerson[]
  /** of how many files the reader, a holder, has yet to check the own share */
  bagianBelum: number
  /** in the last 72 hours of a submission: how many of two keys were not yet shown to work, the reader's among them or not */
  bukti: { sampai: string; kurang: number; saya: boolean } | null
  /** names of those whose key is missing until there are enough */
  kurang: string[]
  /** the reader may remind them */
  bolehIngatkan: boolean
  /** the reader may still say whether what comes in plain is taken */
  bolehAtur: boolean
}

export interface HolderSetPerson {
  penggunaId: number
  nama: string
  peran: PeranPemegang
  /** of the key in the set, or of the one that counts now; null: none counts */
  sidik: string | null
  /** when this key last showed in this package that it works */
  terbukti: string | null
}

/** The caller's own shares of a package's sealed offers that it has not checked: octets are base64. */
export interface SharesToCheck {
  instalasi: string
  /** the server's time, ISO 8601 in UTC: the statement carries it */
  sekarang: string
  /** of the caller's key */
  sidik: string
  bagian: { penawaran: string; header: string; bungkus: string }[]
}

/** What the caller found in them. */
export interface SharesChecked {
  terbuka: number
  tidakTerbuka: number
}
