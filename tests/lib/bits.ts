/** One bit of octets, turned over. */
export function flipped(bytes: Uint8Array, bit: number): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(bytes)
  changed[bit >> 3]! ^= 1 << (bit & 7)
  return changed
}
