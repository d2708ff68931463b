/** What a vendor reads of its own offers that were destroyed. */
export const pemusnahan = { buktiLog: 'Unduh bukti pemusnahan' } as const
