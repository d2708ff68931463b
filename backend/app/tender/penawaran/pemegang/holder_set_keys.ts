import type { HolderSet as SealingSet } from '@eproc/sealing/offer/opening'
import type HolderSet from '#app/pemegang/himpunan/holder_set'

/** A set as whoever seals and opens needs it: its name and the public halves, in the order of the shares. */
export const sealingSet = ({ nama, anggota }: HolderSet): SealingSet => ({
  id: nama,
  holders: anggota.map(({ kunci: { x25519, ed25519 } }) => ({
    x25519: Uint8Array.from(x25519),
    ed25519: Uint8Array.from(ed25519),
  })),
})
