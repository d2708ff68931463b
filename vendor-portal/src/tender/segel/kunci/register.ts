/** DAFTAR makes the vendor's key of the package, which signs the pact, where offers are sealed in the browser. */
import { base64 } from '@eproc/sealing/bytes'
import { keepKey, newKey, ownKey, readSealing, type KeyPlace } from './package_key.ts'

/** @param daftar registers, with the key beside the pact; true when an earlier attempt had arrived already */
export async function register(
  place: KeyPlace,
  daftar: (with_: { kunci?: object }) => Promise<boolean>
): Promise<void> {
  const sealing = await readSealing(place.paketId)
  // Who comes back with the key of before goes on with it.
  if (!sealing || (await ownKey(place, sealing))) {
    await daftar({})
    return
  }
  const { key, body } = await newKey(sealing)
  const earlier = await daftar({ kunci: body })
  // That attempt's key speaks for the vendor: this one, unless the browser itself had sent the same twice.
  const speaks = earlier ? (await readSealing(place.paketId))?.kunci.at(-1)?.ed25519 : null
  if (!earlier || speaks === base64(key.pair.ed25519)) await keepKey(place, key)
}
