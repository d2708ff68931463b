/** What only the contract's form says. */
export const kontrak = {
  mulaiDahulu: 'Tanggal mulai kontrak tidak boleh mendahului tanggal kontrak',
} as const
