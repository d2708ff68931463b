import type { HttpContext } from '@adonisjs/core/http'
import type { Pelaku } from '#core/auth/actor'

/** For public routes that say more to some: the user when there is a living session, else null. */
export const optionalActor = async ({ auth }: HttpContext): Promise<Pelaku | null> =>
  (await auth.check()) ? auth.getUserOrFail() : null
