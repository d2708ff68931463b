import type { HttpContext } from '@adonisjs/core/http'
import type { Pelaku } from '#core/auth/actor'

/** For public routes that say more to some: the user when there is a living session with all its rights, else null. */
export async function optionalActor({ auth }: HttpContext): Promise<Pelaku | null> {
  if (!(await auth.check())) return null
  const actor: Pelaku = auth.getUserOrFail()
  return actor.terbatas ? null : actor
}
