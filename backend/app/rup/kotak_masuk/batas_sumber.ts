/** What one kind of waiting work shows in the inbox at most. */
export const BATAS_SUMBER = 200
