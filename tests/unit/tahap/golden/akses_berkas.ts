/**
 * Expected file access of vendors by stage number, from the public specification's list of ranges:
 * `terbuka` for every participant, `bersyarat` with the condition named; the winner sees all.
 */
export const GOLDEN_AKSES = [
  { metode: 'TLA', kualifikasi: null, terbuka: [1, 11], bersyarat: null },
  { metode: 'PLA', kualifikasi: null, terbuka: [1, 5], bersyarat: null },
  { metode: 'TEN', kualifikasi: 'P', terbuka: [1, 11], bersyarat: [12, 25, 'lulusKualifikasi'] },
  { metode: 'TEN', kualifikasi: 'K', terbuka: [1, 13], bersyarat: null },
  { metode: 'TEN', kualifikasi: 'K2', terbuka: [1, 18], bersyarat: null },
  { metode: 'SEL', kualifikasi: 'P', terbuka: [1, 9], bersyarat: [10, 21, 'lulusAdministrasi'] },
  { metode: 'SEL', kualifikasi: 'K', terbuka: [1, 12], bersyarat: null },
] as const
