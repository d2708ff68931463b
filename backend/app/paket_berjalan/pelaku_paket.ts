/**
 * Who the caller is to one package, and which packages the caller may see (decisions §2). Staff only: vendors have
 * their own view of a package.
 */
import db from '@adonisjs/lucid/services/db'
import { bolehkah, dapatDiPokja, HAK_AKSES, SEMUA_HAK, type Hak } from '@eproc/domain/common/rights'
import { apakahInternal } from '@eproc/domain/common/roles'
import { paket as teks } from '@eproc/i18n/id/paket'
import { hubunganPaket } from '#app/paket_berjalan/hubungan_paket_query'
import Paket from '#app/paket_berjalan/paket'
import { conflict, forbidden, notFound } from '#core/http/errors'
import type { Pelaku } from '#core/auth/actor'
import type { Koneksi } from '#core/database/sql'

export interface PelakuPaket {
  ppkPaket: boolean
  pokja: boolean
  /** pokja that declared freedom from conflict of interest */
  bebasBenturan: boolean
}

const BUKAN_SIAPA_SIAPA: PelakuPaket = { ppkPaket: false, pokja: false, bebasBenturan: false }

/** The caller's relation to each of the packages, by their ids. */
export async function pelakuBeberapaPaket(
  pelaku: Pick<Pelaku, 'id' | 'peran' | 'unlada'>,
  paketIds: readonly number[],
  connection: Koneksi = db
): Promise<(paketId: number) => PelakuPaket> {
  const baris = apakahInternal(pelaku.peran)
    ? await hubunganPaket(connection, pelaku.id, paketIds)
    : []
  const menurutPaket = new Map(
    baris.map((b) => [
      b.id,
      {
        ppkPaket: b.ppk && pelaku.peran === 'ppk',
        pokja: b.pokja && dapatDiPokja(pelaku),
        bebasBenturan: b.bebas,
      },
    ])
  )
  return (paketId) => menurutPaket.get(paketId) ?? BUKAN_SIAPA_SIAPA
}

/** The caller's relation to the package. */
export const pelakuPaket = async (
  pelaku: Pick<Pelaku, 'id' | 'peran' | 'unlada'>,
  paketId: number,
  connection: Koneksi = db
): Promise<PelakuPaket> => (await pelakuBeberapaPaket(pelaku, [paketId], connection))(paketId)

/** Rights that a pokja member uses without having declared: reading, and the declaration itself. */
const TANPA_PERNYATAAN: readonly Hak[] = ['tender.benturan.nyatakan', 'audit.baca', 'rekanan.pilih']

const belumMenyatakan = (hubungan: PelakuPaket, hak: Hak): boolean =>
  hubungan.pokja &&
  !hubungan.bebasBenturan &&
  'pokja' in HAK_AKSES[hak] &&
  !TANPA_PERNYATAAN.includes(hak)

/** May the caller, who stands in this relation to the package, use the right on it now? */
export const bolehPaket = (
  pelaku: Pick<Pelaku, 'peran' | 'unlada'>,
  hubungan: PelakuPaket,
  hak: Hak
): boolean => bolehkah({ ...pelaku, ...hubungan }, hak) && !belumMenyatakan(hubungan, hak)

/**
 * Throws 403 unless the caller holds the right on this package; 409 when a pokja member has not yet declared
 * freedom from conflict of interest. Answers the relation.
 */
export async function wajibHakPaket(
  actor: Pelaku,
  paket: number | { id: number },
  hak: Hak,
  connection: Koneksi = db
): Promise<PelakuPaket> {
  const id = typeof paket === 'number' ? paket : paket.id
  const hubungan = await pelakuPaket(actor, id, connection)
  if (!bolehkah({ ...actor, ...hubungan }, hak)) throw forbidden()
  if (belumMenyatakan(hubungan, hak)) throw conflict(teks.errors.belumBebasBenturan)
  return hubungan
}

/** Every right that the caller may use on this package now, for the apps. */
export const hakPaket = (pelaku: Pelaku, hubungan: PelakuPaket): Hak[] =>
  SEMUA_HAK.filter((hak) => bolehPaket(pelaku, hubungan, hak))

/**
 * The package when it is in the caller's scope, else 404; with `hak` also 403 or 409 as {@link wajibHakPaket}. For
 * reading; who changes something asks {@link file://./paket_untuk_tindakan.ts}.
 */
export async function paketUntuk(actor: Pelaku, paketId: number | null, hak?: Hak): Promise<Paket> {
  const paket = await Paket.query()
    .withScopes((s) => s.dalamLingkup(actor))
    .where('id', paketId ?? 0)
    .first()
  if (!paket) throw notFound()
  if (hak) await wajibHakPaket(actor, paket, hak)
  return paket
}
