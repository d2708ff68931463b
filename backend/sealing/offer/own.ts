/** A vendor's own offer, opened from its receipt file: where no two holders are left who could (sealing.md §4). */
import type { Bytes } from '../bytes.ts'
import { headerHash, readHeader } from './header.ts'
import { openWithSecret } from './judge.ts'
import type { HolderSet } from './opening.ts'
import { type KeptSecret, readKeptSecret } from './receipt_file.ts'
import { wipeDataKeys, writeDataKeys } from './secret.ts'
import { readOfferStatement } from './statement.ts'

export interface OwnOffer {
  /** its signed statement, letter by letter */
  readonly statement: string
  readonly envelope: Uint8Array
  readonly sets: readonly HolderSet[]
}

/** 'other': the file is of another version; 'code': it does not open it; 'void': what was sealed opens for nobody. */
export type OwnOpening =
  | { readonly ok: true; readonly keys: Bytes }
  | { readonly ok: false; readonly fault: 'other' | 'code' | 'void' }

/** The id of the offer that a receipt file belongs to; null where its header is none. */
export const offerOf = ({ header }: KeptSecret): string | null => readHeader(header)?.offer ?? null

/** Nothing but the data keys of this one offer comes out of it, as an opening releases them. */
export async function openOwn(
  { statement, envelope, sets }: OwnOffer,
  kept: KeptSecret,
  key: CryptoKey
): Promise<OwnOpening> {
  const version = readOfferStatement(statement)
  const header = readHeader(kept.header)
  const same = version?.act === 'version' && header && (await headerHash(header)) === version.header
  if (!same) return { ok: false, fault: 'other' }
  const secret = await readKeptSecret(kept, key)
  if (!secret) return { ok: false, fault: 'code' }
  try {
    const outcome = await openWithSecret(version, envelope, secret, sets)
    if (outcome?.result !== 'open') return { ok: false, fault: 'void' }
    const keys = writeDataKeys(outcome.keys)
    wipeDataKeys(outcome.keys)
    return { ok: true, keys }
  } finally {
    secret.fill(0)
  }
}
