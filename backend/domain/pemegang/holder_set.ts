/** Who holds the keys of a package (sealing.md §2): those who may act, and reserves. */

const PERAN_PEMEGANG = ['pokja', 'ppk', 'cadangan'] as const
/** 'ppk' acts where the pokja is one official (TLA, PLA); elsewhere the PPK is a reserve. */
export type PeranPemegang = (typeof PERAN_PEMEGANG)[number]

/** Somebody who would be a holder, with the fingerprint of the key that counts now. */
export interface HolderCandidate {
  readonly penggunaId: number
  readonly nama: string
  readonly peran: PeranPemegang
  readonly sidik: string | null
}

/** An opening takes two who may act. */
export const MIN_PELAKSANA = 2
/** Hours for which a request to open may be confirmed. */
export const MASA_PERMINTAAN_JAM = 24

/** In so many last hours of a submission two holders show that their keys work. */
export const BUKTI_KUNCI_JAM = 72

/** Hours for which vendors may open their own offers where no two holders are left. */
export const BATAS_BUKA_JAM = 72

const acts = ({ peran }: Pick<HolderCandidate, 'peran'>): boolean => peran !== 'cadangan'

/** Who may act, by its own key. */
export const actingMember = <M extends Pick<HolderCandidate, 'penggunaId' | 'peran'>>(
  members: readonly M[],
  penggunaId: number
): M | undefined => members.find((member) => member.penggunaId === penggunaId && acts(member))

/** A reserve, by its own key: it stands in for one who may act. */
export const reserveMember = <M extends Pick<HolderCandidate, 'penggunaId' | 'peran'>>(
  members: readonly M[],
  penggunaId: number
): M | undefined => members.find((member) => member.penggunaId === penggunaId && !acts(member))

/** Whose keys are missing until a set can be formed: each list is empty where there are enough. */
export function missingHolders<C extends HolderCandidate>(
  candidates: readonly C[]
): { pelaksana: readonly C[]; cadangan: readonly C[]; enough: boolean } {
  const [acting, reserve] = [candidates.filter(acts), candidates.filter((one) => !acts(one))]
  const counted = (all: readonly C[]) => all.filter(({ sidik }) => sidik !== null).length
  const without = (all: readonly C[]) => all.filter(({ sidik }) => sidik === null)
  const [enoughActing, enoughReserve] = [counted(acting) >= MIN_PELAKSANA, counted(reserve) >= 1]
  return {
    pelaksana: enoughActing ? [] : without(acting),
    cadangan: enoughReserve ? [] : without(reserve),
    enough: enoughActing && enoughReserve,
  }
}

/** Two who could open together: at least one who may act; by rule never two reserves. */
export const canOpen = (holders: readonly Pick<HolderCandidate, 'peran' | 'sidik'>[]): boolean => {
  const withKey = holders.filter(({ sidik }) => sidik !== null)
  return withKey.length >= MIN_PELAKSANA && withKey.some(acts)
}

/** Tenders and selections are sealed by their vendors alone, unless the package says otherwise. */
export const takesPlainByMethod = (metodePemilihan: string): boolean =>
  metodePemilihan !== 'TEN' && metodePemilihan !== 'SEL'
