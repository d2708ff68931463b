import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  sebabTindakan,
  type PelakuRencana,
  type TindakanKegiatan,
} from '@eproc/domain/rup/tindakan_kegiatan'
import Kegiatan from '#app/rup/kegiatan/kegiatan'
import { direktoratDari } from '#app/rup/acuan_rup_query'
import { conflict, forbidden, notFound } from '#core/http/errors'

/** Which activity, and as which version the caller has read it. */
export interface KegiatanDibaca {
  id: number | null
  versi?: number | null | undefined
}

/**
 * The activity for a deed: in the caller's scope (404), locked, with the right (403), in a state for it (409) and as
 * the caller has read it (409).
 */
export async function kegiatanUntuk(
  trx: TransactionClientContract,
  pelaku: PelakuRencana,
  { id, versi }: KegiatanDibaca,
  tindakan: TindakanKegiatan
): Promise<{ kegiatan: Kegiatan; direktorat: string }> {
  const kegiatan = await Kegiatan.query({ client: trx })
    .withScopes((s) => s.dalamLingkup(pelaku, 'rup.baca'))
    .where('id', id ?? 0)
    .forUpdate()
    .first()
  if (!kegiatan) throw notFound()
  const direktorat = await direktoratDari(trx, kegiatan.divisi)
  const sebab = sebabTindakan(kegiatan.keadaan(direktorat), pelaku, tindakan)
  if (sebab?.jenis === 'terlarang') throw forbidden(sebab.pesan || undefined)
  if (sebab) throw conflict(sebab.pesan)
  return { kegiatan: kegiatan.asRead(versi), direktorat }
}
