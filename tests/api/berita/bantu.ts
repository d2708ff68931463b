/** Who may write news and policies, and who may not. */
export const PENULIS = ['adminit', 'superAdmin', 'operatorULP', 'manajerULP'] as const
export const BUKAN_PENULIS = ['vendor', 'person', 'operator', 'manajer', 'ppk', 'pa'] as const
