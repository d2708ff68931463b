/** Submitting, approving and rejecting a package (decisions §4): '' → S → AM or RM. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TINDAKAN_PAKET, type AturanTindakan } from '@eproc/domain/paket/tindakan_paket'
import { paket as teks } from '@eproc/i18n/id/paket'
import { kurangUntukAjukan } from '#app/paket/proses/kelengkapan_query'
import { tellPublishable } from '#app/paket/proses/tell_publishable'
import { roles, users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { invalidField } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

/** `catatan` is the reason of a rejection, without which there is none. */
export type PutusanInput = PaketDibaca & { catatan?: string | null | undefined }

export async function ajukanPaket(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: PaketDibaca,
  aturan: AturanTindakan = TINDAKAN_PAKET.ajukan
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, dibaca, { aturan })
  enforce(await kurangUntukAjukan(trx, paket))
  await paket.ajukan(actor)
  const kabar = teks.kabar.diajukan(paket.kode, paket.nama)
  await tell(
    trx,
    { who: [roles('manajerULP')], except: [actor.id] },
    packageMessage(kabar, `/rup/paket/penyedia/man/${paket.id}/show`)
  )
  return paket.id
}

export async function setujuiPaket(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: PutusanInput
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, input, { tindakan: 'setujui' })
  enforce(await kurangUntukAjukan(trx, paket))
  await paket.setujui(actor, input.catatan?.trim() || null)
  await kabariPenyusun(trx, actor, paket, teks.kabar.disetujui(paket.kode, paket.nama))
  await tellPublishable(trx, actor, paket)
  return paket.id
}

export async function tolakPaket(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: PutusanInput
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, input, { tindakan: 'tolak' })
  const catatan = input.catatan?.trim()
  if (!catatan) throw invalidField('catatan', 'required', teks.aturan.catatan)
  await paket.tolak(actor, catatan)
  await kabariPenyusun(trx, actor, paket, teks.kabar.ditolak(paket.kode, paket.nama, catatan))
  return paket.id
}

/** Its authors; who plans at all where nobody else wrote on it. */
async function kabariPenyusun(
  trx: TransactionClientContract,
  actor: Pelaku,
  { id, pengajuId, penyunting }: Paket,
  pesan: string
): Promise<void> {
  const penyusun = [pengajuId, ...penyunting].filter((one) => one !== null && one !== actor.id)
  const who = penyusun.length > 0 ? users(...penyusun) : roles('operatorULP')
  await tell(
    trx,
    { who: [who], except: [actor.id] },
    packageMessage(pesan, `/rup/paket/penyedia/${id}/show`)
  )
}
