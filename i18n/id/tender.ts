/** Messages of a package under way: tabs, registration, invitations, documents, explanation (S1 §8, S3 §5.1, §8). */
export const tender = {
  galat: {
    tahapTidakAda: 'Tahap ini tidak ada dalam jadwal paket',
  },
} as const
