/** A request of a first holder that was found to hold: nobody seals a share, combines or confirms for another. */
import type { OfferToOpen } from './request.ts'
import type { VersionStatement } from './statement.ts'

/** What two holders act on together: an opening, or access under an order. */
export interface ActRequest {
  /** fingerprint of who asks */
  readonly first: string
  readonly offers: readonly OfferToOpen[]
}

/** Only `checkRequest` and `checkOrderRequest` make it. */
export class Checked<R extends ActRequest = ActRequest> {
  readonly request: R
  /** of the request's text */
  readonly hash: string
  /** by offer id */
  readonly versions: ReadonlyMap<string, VersionStatement>
  // A type that no literal has.
  readonly #holds = true

  constructor(request: R, hash: string, versions: ReadonlyMap<string, VersionStatement>) {
    this.request = request
    this.hash = hash
    this.versions = versions
  }

  static holds(value: Checked): boolean {
    return value.#holds
  }
}
