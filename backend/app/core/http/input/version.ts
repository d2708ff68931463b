/**
 * The version that a write is based on. Under /rest, where whole records are replaced and deleted, it must be named: a
 * caller that leaves it out would overwrite what it has never seen (RFC 6585 §3: 428). The specifications' own calls
 * know no versions; there it is checked when it comes.
 */
import type { HttpContext } from '@adonisjs/core/http'
import { inti } from '@eproc/i18n/id/core'
import { versionMissing } from '#core/http/errors'
import { whole } from '#core/http/query/query_fields'
import { queryOf, readQuery } from '#core/http/query/query_string'

type Version = number | null | undefined

/** The version of a body's `versi`; 428 for a write under /rest without one. */
export function versionRead({ route }: HttpContext, versi: Version): Version {
  if (typeof versi !== 'number' && route!.pattern.startsWith('/rest/')) throw versionMissing()
  return versi
}

/** `?versi=3` of a deletion, which has no body. */
export const versionQuery = queryOf({ versi: whole(inti.versiAngka) })

/** The version that a deletion names; 428 for one under /rest that names none. */
export async function versionToDelete(ctx: HttpContext): Promise<Version> {
  return versionRead(ctx, (await readQuery(ctx, versionQuery)).versi)
}
