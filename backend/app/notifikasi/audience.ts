/** Who is told: small values that name people, read by {@link file://./audience_query.ts}. */
import { BERANDA, type Peran } from '@eproc/domain/common/roles'

type PackageKind = 'participants' | 'invited' | 'awaited' | 'pokja' | 'ppk'

/** A kind of people. */
export type People =
  | { readonly kind: 'users'; readonly ids: readonly number[] }
  | { readonly kind: 'roles'; readonly roles: readonly Peran[] }
  | { readonly kind: 'verifiers' }
  | { readonly kind: 'vendors'; readonly ids: readonly number[] }
  | { readonly kind: PackageKind; readonly paketId: number }

/** Everybody of these kinds, each once. */
export interface Audience {
  readonly who: readonly People[]
  /** accounts left out: whose deed it is, or who was told otherwise */
  readonly except?: readonly (number | null)[]
  /** Suspended accounts are left out, unless what is told is about them or waits for them. */
  readonly suspendedToo?: boolean
}

/** Somebody who is told. */
export interface Recipient {
  id: number
  email: string
  nama: string
  peran: Peran
}

export const users = (...ids: readonly (number | null)[]): People => ({
  kind: 'users',
  ids: ids.filter((id) => id !== null),
})

export const roles = (...names: readonly Peran[]): People => ({ kind: 'roles', roles: names })

/** operatorULP, manajerULP and the members of division unlada (decisions §2). */
export const verifiers: People = { kind: 'verifiers' }

export const vendors = (...ids: readonly number[]): People => ({ kind: 'vendors', ids })

/** One vendor, suspended or not, about what was decided on it. */
export const ownAccount = (rekananId: number): Audience => ({
  who: [vendors(rekananId)],
  suspendedToo: true,
})

/** Vendors that take part in a package and have not withdrawn. */
export const participants = (paketId: number): People => ({ kind: 'participants', paketId })

/** Vendors that were invited to take part in a package. */
export const invited = (paketId: number): People => ({ kind: 'invited', paketId })

/** Vendors that were invited to take part in a package and have not registered. */
export const awaited = (paketId: number): People => ({ kind: 'awaited', paketId })

export const pokja = (paketId: number): People => ({ kind: 'pokja', paketId })

export const ppk = (paketId: number): People => ({ kind: 'ppk', paketId })

/** Where the recipient lands. */
export const home = ({ peran }: Recipient): string => BERANDA[peran]

/** A page of each recipient's own. */
export interface OwnPage {
  (recipient: Recipient): string
  /** the package that it shows: its people are told of a mail that leads to it and cannot be delivered */
  paketId?: number
}

/** A vendor's home with the package open. */
export const homeWithPackage = (paketId: number): OwnPage =>
  pageOf(paketId, (recipient) => `${home(recipient)}?paket=${paketId}`)

export const pageOf = (paketId: number, page: (recipient: Recipient) => string): OwnPage =>
  Object.assign(page, { paketId })
