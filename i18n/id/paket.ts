/** Messages of packages: rules, refusals, successes, notices (S3 §5, §8, decisions §4, §5). */
export const paket = {
  galat: {
    belumBebasBenturan:
      'Nyatakan bebas benturan kepentingan pada paket ini sebelum melakukan tindakan pertama',
  },
} as const
