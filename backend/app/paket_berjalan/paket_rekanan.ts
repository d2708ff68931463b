/** A package as a vendor may meet it: published, and TLA only for the invited (decisions §5 'Visibility'). */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { tampakBagiRekanan, tampakBagiUmum } from '#app/paket_berjalan/lingkup_paket'
import Paket from '#app/paket_berjalan/paket'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { HttpError, notFound } from '#core/http/errors'
import type { Pelaku } from '#core/auth/actor'

export const TAMPAK_BAGI_REKANAN = tampakBagiRekanan()
export const TAMPAK_BAGI_UMUM = tampakBagiUmum()

/** The package when the vendor may see it; 404 otherwise, absent or not. */
export async function paketRekanan(
  rekananId: number | null,
  paketId: number | null,
  client?: QueryClientContract
): Promise<Paket> {
  const paket = await Paket.query(client ? { client } : {})
    .withScopes((s) => s.tampakBagiRekanan(rekananId))
    .where('id', paketId ?? 0)
    .first()
  if (!paket) throw notFound()
  return paket
}

/** The package for whoever calls: staff in their scope, vendors as {@link paketRekanan}. */
export const paketBagi = (actor: Pelaku, paketId: number | null): Promise<Paket> =>
  apakahRekanan(actor.peran) ? paketRekanan(actor.rekananId, paketId) : paketUntuk(actor, paketId)

/** The caller's own vendor id when the path or body names it; 404 otherwise. */
export function rekananSendiri(actor: Pelaku, vendorId: number | null): number {
  const { rekananId } = actor
  if (rekananId === null || vendorId !== rekananId) throw notFound()
  return rekananId
}

/**
 * The package for a call that needs no session, and as whom the caller sees it: staff in their scope and vendors as
 * themselves, everybody else (`null`) what is public.
 */
export async function paketUmum(
  pelaku: Pelaku | null,
  paketId: number | null
): Promise<{ paket: Paket; sebagai: Pelaku | null }> {
  const untukDiri = pelaku && (await dicoba(() => paketBagi(pelaku, paketId)))
  if (untukDiri) return { paket: untukDiri, sebagai: pelaku }
  return { paket: await paketTerbuka(paketId), sebagai: null }
}

/** The package when everybody may see it; 404 otherwise. */
export async function paketTerbuka(paketId: number | null): Promise<Paket> {
  const paket = await Paket.query()
    .withScopes((s) => s.tampakBagiUmum())
    .where('id', paketId ?? 0)
    .first()
  if (!paket) throw notFound()
  return paket
}

/** Null instead of 404. */
export async function dicoba<T>(kerja: () => Promise<T>): Promise<T | null> {
  try {
    return await kerja()
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}
