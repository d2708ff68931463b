/** A package as a vendor may meet it: published, and TLA only for the invited (decisions §5 'Visibility'). */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { apakahRekanan } from '@eproc/domain/peran'
import Paket from '#app/paket/paket'
import { paketUntuk } from '#app/paket/pelaku_paket'
import { Galat, tidakDitemukan } from '#inti/galat'
import type { Pelaku } from '#inti/pelaku'
import { sql, type Koneksi } from '#inti/sql'

/** SQL over alias `p`: published and, when TLA, the vendor of the one `?` is invited or takes part. */
export const TAMPAK_BAGI_REKANAN = `(p.status_pelaksanaan <> 'N' and not (p.metode_pemilihan = 'TLA'
  and not exists (select 1 from undangan u where u.paket_id = p.id and u.tipe = 'P' and u.rekanan_id = ?)))`

/** SQL over alias `p`: what everybody may see. */
export const TAMPAK_BAGI_UMUM = `(p.status_pelaksanaan <> 'N' and p.metode_pemilihan <> 'TLA')`

/** The package when the vendor may see it; 404 otherwise, absent or not. */
export async function paketRekanan(
  rekananId: number | null,
  paketId: number | null,
  koneksi: Koneksi = db
): Promise<Paket> {
  const [ada] = await sql<{ id: number }>(
    koneksi,
    `select p.id from paket p where p.id = ? and ${TAMPAK_BAGI_REKANAN}`,
    [paketId ?? 0, rekananId ?? 0]
  )
  if (!ada) throw tidakDitemukan()
  return Paket.findOrFail(ada.id)
}

/** The package for whoever calls: staff in their scope, vendors as {@link paketRekanan}. */
export const paketBagi = (
  ctx: Pick<HttpContext, 'pelaku'>,
  paketId: number | null
): Promise<Paket> =>
  apakahRekanan(ctx.pelaku.peran)
    ? paketRekanan(ctx.pelaku.rekananId, paketId)
    : paketUntuk(ctx, paketId)

/** The caller's own vendor id when the path or body names it; 404 otherwise. */
export function rekananSendiri(ctx: Pick<HttpContext, 'pelaku'>, vendorId: number | null): number {
  const { rekananId } = ctx.pelaku
  if (rekananId === null || vendorId !== rekananId) throw tidakDitemukan()
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
  const untukDiri = pelaku && (await dicoba(() => paketBagi({ pelaku }, paketId)))
  if (untukDiri) return { paket: untukDiri, sebagai: pelaku }
  const [ada] = await sql<{ id: number }>(
    db,
    `select p.id from paket p where p.id = ? and ${TAMPAK_BAGI_UMUM}`,
    [paketId ?? 0]
  )
  if (!ada) throw tidakDitemukan()
  return { paket: await Paket.findOrFail(ada.id), sebagai: null }
}

/** Null instead of 404. */
export async function dicoba<T>(kerja: () => Promise<T>): Promise<T | null> {
  try {
    return await kerja()
  } catch (error) {
    if (error instanceof Galat && error.status === 404) return null
    throw error
  }
}
