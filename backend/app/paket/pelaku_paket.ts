/**
 * Who the caller is to one package, and which packages the caller may see (decisions §2). Staff only: vendors have
 * their own view of a package.
 */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bolehkah, HAK_AKSES, lingkupHak, type Hak } from '@eproc/domain/hak_akses'
import { apakahInternal } from '@eproc/domain/peran'
import { paket as teks } from '@eproc/i18n/id/paket'
import Paket from '#app/paket/paket'
import { bentrok, terlarang, tidakDitemukan } from '#inti/galat'
import type { Pelaku } from '#inti/pelaku'
import { sql, type Koneksi } from '#inti/sql'

export interface PelakuPaket {
  ppkPaket: boolean
  pokja: boolean
  /** pokja that declared freedom from conflict of interest */
  bebasBenturan: boolean
}

const BUKAN_SIAPA_SIAPA: PelakuPaket = { ppkPaket: false, pokja: false, bebasBenturan: false }

/** The caller's relation to the package. */
export async function pelakuPaket(
  pelaku: Pick<Pelaku, 'id' | 'peran'>,
  paketId: number,
  koneksi: Koneksi = db
): Promise<PelakuPaket> {
  if (!apakahInternal(pelaku.peran)) return BUKAN_SIAPA_SIAPA
  const [baris] = await sql<{ ppk: boolean; pokja: boolean; bebas: boolean }>(
    koneksi,
    `select p.ppk_id = ? as ppk, k.pengguna_id is not null as pokja,
            k.bebas_benturan_pada is not null as bebas
       from paket p left join pokja k on k.paket_id = p.id and k.pengguna_id = ?
      where p.id = ?`,
    [pelaku.id, pelaku.id, paketId]
  )
  if (!baris) return BUKAN_SIAPA_SIAPA
  return {
    ppkPaket: baris.ppk && pelaku.peran === 'ppk',
    pokja: baris.pokja,
    bebasBenturan: baris.bebas,
  }
}

/** Rights that a pokja member uses without having declared: reading, and the declaration itself. */
const TANPA_PERNYATAAN: readonly Hak[] = ['tender.benturan.nyatakan', 'audit.baca', 'rekanan.pilih']

/**
 * Throws 403 unless the caller holds the right on this package; 409 when a pokja member has not yet declared
 * freedom from conflict of interest. Answers the relation.
 */
export async function wajibHakPaket(
  ctx: Pick<HttpContext, 'pelaku'>,
  paket: number | { id: number },
  hak: Hak,
  koneksi: Koneksi = db
): Promise<PelakuPaket> {
  const id = typeof paket === 'number' ? paket : paket.id
  const hubungan = await pelakuPaket(ctx.pelaku, id, koneksi)
  if (!bolehkah({ ...ctx.pelaku, ...hubungan }, hak)) throw terlarang()
  const pernyataan = hubungan.pokja && 'pokja' in HAK_AKSES[hak] && !TANPA_PERNYATAAN.includes(hak)
  if (pernyataan && !hubungan.bebasBenturan) throw bentrok(teks.galat.belumBebasBenturan)
  return hubungan
}

/** Every right that the caller holds on this package, for the apps. */
export function hakPaket(pelaku: Pelaku, hubungan: PelakuPaket): Hak[] {
  return (Object.keys(HAK_AKSES) as Hak[]).filter((hak) =>
    bolehkah({ ...pelaku, ...hubungan }, hak)
  )
}

/** SQL over alias `p` (paket): true for the packages that this member of staff may read. */
export function lingkupPaket(pelaku: Pelaku): { syarat: string; nilai: unknown[] } {
  if (!apakahInternal(pelaku.peran)) return { syarat: 'false', nilai: [] }
  const lingkup = lingkupHak(pelaku, 'paket.baca')
  if (lingkup.includes('semua')) return { syarat: 'true', nilai: [] }
  const bagian = [
    'p.ppk_id = ?',
    'exists (select 1 from pokja pk where pk.paket_id = p.id and pk.pengguna_id = ?)',
  ]
  const nilai: unknown[] = [pelaku.id, pelaku.id]
  if (lingkup.includes('divisi') && pelaku.divisi) {
    bagian.push(`p.satuan_kerja = ?`)
    bagian.push(`exists (select 1 from paket_pendanaan pd join kegiatan kg on kg.id = pd.kegiatan_id
      where pd.paket_id = p.id and kg.divisi_kode = ?)`)
    nilai.push(pelaku.divisi, pelaku.divisi)
  }
  if (lingkup.includes('direktorat') && pelaku.divisi) {
    bagian.push(`p.satuan_kerja in (select d.kode from divisi d
      where coalesce(d.parent, d.kode) = (select coalesce(s.parent, s.kode) from divisi s where s.kode = ?))`)
    nilai.push(pelaku.divisi)
  }
  return { syarat: `(${bagian.join(' or ')})`, nilai }
}

/**
 * The package when it is in the caller's scope, else 404; with `hak` also 403 or 409 as {@link wajibHakPaket}.
 */
export async function paketUntuk(
  ctx: Pick<HttpContext, 'pelaku'>,
  paketId: number | null,
  hak?: Hak
): Promise<Paket> {
  const { syarat, nilai } = lingkupPaket(ctx.pelaku)
  const [ada] = await sql<{ id: number }>(
    db,
    `select p.id from paket p where p.id = ? and ${syarat}`,
    [paketId ?? 0, ...nilai]
  )
  if (!ada) throw tidakDitemukan()
  if (hak) await wajibHakPaket(ctx, ada.id, hak)
  return Paket.findOrFail(ada.id)
}

/** The package with its row locked until the transaction ends. */
export async function kunciBarisPaket(
  trx: TransactionClientContract,
  paketId: number
): Promise<Paket> {
  const paket = await Paket.query({ client: trx }).where('id', paketId).forUpdate().first()
  if (!paket) throw tidakDitemukan()
  return paket
}
