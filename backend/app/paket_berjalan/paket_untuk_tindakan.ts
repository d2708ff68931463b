/**
 * The one way to a package that somebody is about to change: in the caller's scope (404), locked, with the right
 * (403), in a state and stage for it (409), as the caller has read it (409). The right and the time are read after the
 * lock, so that what was taken away while the request waited is missed.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Hak } from '@eproc/domain/common/rights'
import {
  TINDAKAN_PAKET,
  type AturanTindakan,
  type TindakanPaket,
} from '@eproc/domain/paket/tindakan_paket'
import type { JenisTab } from '@eproc/domain/tahap/tab'
import { paket as teks } from '@eproc/i18n/id/paket'
import Paket from '#app/paket_berjalan/paket'
import { paketRekanan } from '#app/paket_berjalan/paket_rekanan'
import { wajibHakPaket } from '#app/paket_berjalan/pelaku_paket'
import {
  tahapTerbuka,
  wajibTahapRekanan,
  type PilihanTahap,
  type TahapTerbuka,
} from '#app/paket_berjalan/tahap_paket'
import type { Pelaku } from '#core/auth/actor'
import { conflict, forbidden, notFound } from '#core/http/errors'

/** Which package, and as which version the caller has read it. */
export interface PaketDibaca {
  paketId: number | null
  versi?: number | null | undefined
}

/** Something that may depend on which package it is. */
type Menurut<T> = T | ((paket: Paket) => T)

/** How the row is held: 'update' (unless said) by who changes it, 'share' by who only needs it to stay as it is. */
type Lock = 'update' | 'share'

/** A deed of the table of deeds or of another such table (right and states), or any other by its right. */
export type Izin =
  { tindakan: TindakanPaket } | { aturan: AturanTindakan } | { hak: Menurut<Hak>; lock?: Lock }

/** The stage in which it is done: one of the staff's tabs of this kind must be open. */
export interface TahapDiminta extends Omit<PilihanTahap, 'sisi'> {
  tab: JenisTab
  varian?: string | null
}

const menurut = <T>(nilai: Menurut<T>, paket: Paket): T =>
  typeof nilai === 'function' ? (nilai as (paket: Paket) => T)(paket) : nilai

/** For a deed of staff that needs no stage. */
export async function paketUntukTindakan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, versi }: PaketDibaca,
  izin: Izin
): Promise<Paket> {
  const paket = await terkunci(trx, actor, paketId, 'lock' in izin ? izin.lock : 'update')
  if ('tindakan' in izin) await wajibTindakan(trx, actor, paket, TINDAKAN_PAKET[izin.tindakan])
  else if ('aturan' in izin) await wajibTindakan(trx, actor, paket, izin.aturan)
  else await wajibHakPaket(actor, paket, menurut(izin.hak, paket), trx)
  return paket.asRead(versi)
}

/** For a deed of staff inside a stage; answers the stage, too. */
export async function paketUntukTahap(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, versi }: PaketDibaca,
  { tahap, ...izin }: Extract<Izin, { hak: unknown }> & { tahap: Menurut<TahapDiminta> }
): Promise<TahapTerbuka & { paket: Paket }> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, izin)
  const { tab, varian, ...pilihan } = menurut(tahap, paket)
  const terbuka = await tahapTerbuka(trx, paket, tab, varian, { ...pilihan, sisi: 'staf' })
  return { ...terbuka, paket: paket.asRead(versi) }
}

/** For a deed of a vendor inside a stage: 404 as well where the vendor does not see the tab. The row is shared. */
export async function paketUntukRekanan(
  trx: TransactionClientContract,
  actor: Pelaku,
  paketId: number | null,
  { tab, varian }: Pick<TahapDiminta, 'tab' | 'varian'>
): Promise<TahapTerbuka & { paket: Paket; rekananId: number }> {
  const { rekananId } = actor
  if (rekananId === null) throw notFound()
  const paket = await paketRekanan(rekananId, paketId, trx)
  const terbuka = await wajibTahapRekanan(trx, paket, rekananId, tab, varian)
  return { ...terbuka, paket, rekananId }
}

/** For what a vendor does without a stage (registering, withdrawing): 404 where it may not see the package. Shared. */
export async function paketUntukPendaftaran(
  trx: TransactionClientContract,
  rekananId: number,
  paketId: number
): Promise<Paket> {
  const { id } = await paketRekanan(rekananId, paketId, trx)
  return Paket.query({ client: trx }).where('id', id).forShare().firstOrFail()
}

async function terkunci(
  trx: TransactionClientContract,
  actor: Pelaku,
  paketId: number | null,
  lock: Lock = 'update'
): Promise<Paket> {
  const query = Paket.query({ client: trx })
    .withScopes((s) => s.dalamLingkup(actor))
    .where('id', paketId ?? 0)
  const paket = await (lock === 'share' ? query.forShare() : query.forUpdate()).first()
  if (!paket) throw notFound()
  return paket
}

/** Throws 403 without the right, 409 in a state that forbids the deed. */
async function wajibTindakan(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  { hak, sebab }: AturanTindakan
): Promise<void> {
  await wajibHakPaket(actor, paket, hak, trx)
  const alasan = sebab(paket, actor.id)
  const { penyusunSendiri, bukanPenyusun } = teks.errors
  if (alasan === penyusunSendiri || alasan === bukanPenyusun) throw forbidden(alasan)
  if (alasan) throw conflict(alasan)
}
