/** Beside a 409 of a stale version (decisions §1): who saved first, when, and which fields; as far as the reader may know. */
export interface Change {
  /** name and role, or what the reader may know of them */
  diubahOleh: string
  diubahPada: string
  /** names of the fields that the last change touched */
  diubah: string[]
}
