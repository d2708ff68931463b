/** When a key of a person counts (sealing.md §2, ADR 0025). */

export const CARA_BANDING = ['tatap muka', 'telepon'] as const
export type CaraBanding = (typeof CARA_BANDING)[number]

export const STATUS_HOLDER_KEY = ['menunggu', 'segera', 'berlaku', 'berakhir'] as const
export type StatusHolderKey = (typeof STATUS_HOLDER_KEY)[number]

/** The page on which people keep their keys. */
export const HOLDER_KEYS_PAGE = '/admin/kunci-pemegang'

/** Hours until a key that takes another's place counts: time to object to it. */
export const JEDA_PENGGANTI_JAM = 24
/** Minutes by which the time in a statement may differ from the server's. */
export const SELISIH_WAKTU_MENIT = 10
export const MAKS_ALASAN_CABUT = 500

interface Span {
  berlakuPada: Date | null
  berakhirPada: Date | null
}

/** A key whose end is announced (its successor's beginning) counts until then. */
export function statusHolderKey({ berlakuPada, berakhirPada }: Span, now: Date): StatusHolderKey {
  if (berakhirPada && berakhirPada <= now) return 'berakhir'
  if (!berlakuPada) return 'menunggu'
  return berlakuPada > now ? 'segera' : 'berlaku'
}

/** The one of a person's keys that counts now. */
export const countingKey = <Key extends { readonly status: StatusHolderKey }>(
  keys: readonly Key[]
): Key | undefined => keys.find((key) => key.status === 'berlaku')
