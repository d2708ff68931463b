/** DAFTAR makes the vendor's key of the package, which signs the pact, where offers are sealed in the browser. */
import { keepKey, newKey, ownKey, readSealing, type KeyPlace } from './package_key.ts'

/** @param daftar registers, with the key beside the pact */
export async function register(
  place: KeyPlace,
  daftar: (with_: { kunci?: object }) => Promise<unknown>
): Promise<void> {
  const sealing = await readSealing(place.paketId)
  // Who comes back with the key of before goes on with it.
  if (!sealing || (await ownKey(place, sealing))) {
    await daftar({})
    return
  }
  const { key, body } = await newKey(sealing)
  await daftar({ kunci: body })
  await keepKey(place, key)
}
