/** The decision on other people for a package: what waits for it is found, held, and judged by somebody else than its proposer. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bolehMenyetujui, type Hak } from '@eproc/domain/common/rights'
import { paket as teks } from '@eproc/i18n/id/paket'
import type { UsulPaket } from '#app/paket/usul_paket'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { conflict, forbidden, invalidField, staleVersion } from '#core/http/errors'

export interface PutusanUsul {
  paketId: number | null
  /** the proposal that was read */
  id?: number | null | undefined
  alasan?: string | null | undefined
}

/** @throws 409 where none waits or another one does; 403 for who proposed it */
export async function usulUntuk<U extends UsulPaket>(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, id }: PutusanUsul,
  {
    hak,
    menunggu,
    tanpa,
    berhak,
  }: {
    hak: Hak
    /** what the decision asks of who decides, beside right and scope */
    berhak?: (trx: TransactionClientContract, actor: Pelaku, paket: Paket) => Promise<boolean>
    menunggu: (trx: TransactionClientContract, paketId: number) => Promise<U | null>
    /** what is said where none waits */
    tanpa: string
  }
): Promise<{ paket: Paket; usul: U }> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { hak })
  if (berhak && !(await berhak(trx, actor, paket))) throw forbidden()
  const usul = await menunggu(trx, paket.id)
  if (!usul) throw conflict(tanpa)
  if (id && id !== usul.id) throw staleVersion(usul.changedRecord())
  if (!bolehMenyetujui(actor.id, [usul.pengusulId])) throw forbidden()
  return { paket, usul }
}

/** Why it is turned down. */
export function wajibAlasanTolak({ alasan }: PutusanUsul): string {
  const isi = alasan?.trim()
  if (!isi) throw invalidField('alasan', 'required', teks.aturan.catatan)
  return isi
}
