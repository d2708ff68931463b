import type { PenetapanDetails } from '@eproc/domain/tender/answers_hasil'

/** The form's ranks, each by its vendor: the system's own order may change while they are typed. */
export type Ranks = Record<string, number>
type Ranked = Pick<PenetapanDetails, 'vendorId' | 'urutan'>

/* A number would be a place in a list. */
export const rankKey = ({ vendorId }: Pick<Ranked, 'vendorId'>) => `v${vendorId}`
export const rankSource = (u: Pick<Ranked, 'vendorId'>) => `urutan.${rankKey(u)}`
export const ranksOf = (list: readonly Ranked[]): Ranks =>
  Object.fromEntries(list.map((u) => [rankKey(u), u.urutan]))
