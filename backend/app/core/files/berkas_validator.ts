import vine from '@vinejs/vine'
import { asGiven } from '#core/http/query/query_fields'
import { queryOf } from '#core/http/query/query_string'

/** POST /api/berkas/tautan */
export const tautanValidator = vine.create({ path: vine.string().trim().maxLength(300) })

/** A signed address: `u` session, `s` until, `t` signature; a wrong one looks like no file. */
export const tautanQuery = queryOf({
  u: asGiven({ type: 'string' }),
  s: asGiven({ type: 'string' }),
  t: asGiven({ type: 'string' }),
})
