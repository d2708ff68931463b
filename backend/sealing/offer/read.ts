/** Reading the content of an opened offer as it streams, with the keys that were released. */
import type { Plaintext } from '../bytes.ts'
import { CannotRead, openChunks, plainHash, TreeDigest } from './content.ts'
import { aesKey, type DataKeys } from './secret.ts'
import type { VersionStatement } from './statement.ts'

/**
 * 'altered': what is stored is not what the vendor signed. 'content', 'plain': it is, and the vendor signed what does
 * not open, or another hash than that of its plaintext: void.
 */
export type ContentFault = 'altered' | 'content' | 'plain'

export class CannotReadOffer extends Error {
  readonly fault: ContentFault
  constructor(fault: ContentFault, options?: ErrorOptions) {
    super(`content of an offer: ${fault}`, options)
    this.fault = fault
  }
}

/**
 * Plaintext, chunk by chunk, each after its tag was checked; that nothing was put in its place by who has the released
 * keys is known at the end.
 * @throws CannotReadOffer
 */
export async function* readContent(
  keys: DataKeys,
  version: Pick<VersionStatement, 'content' | 'size' | 'plain'>,
  source: AsyncIterable<Uint8Array>
): AsyncGenerator<Plaintext> {
  const seen = { sealed: new TreeDigest(), plain: new TreeDigest() }
  const asSigned = async (): Promise<boolean> =>
    seen.sealed.size === version.size && (await seen.sealed.root()) === version.content
  try {
    yield* openChunks(await aesKey(keys.content, 'decrypt'), source, seen)
  } catch (cause) {
    if (!(cause instanceof CannotRead)) throw cause
    throw new CannotReadOffer((await asSigned()) ? 'content' : 'altered', { cause })
  }
  if (!(await asSigned())) throw new CannotReadOffer('altered')
  const root = await seen.plain.root()
  if ((await plainHash(keys.salt, root)) !== version.plain) throw new CannotReadOffer('plain')
}
