/** Roles that hold no right of the administration. */
export const BUKAN_ADMIN = ['operator', 'manajerULP', 'vendor'] as const
