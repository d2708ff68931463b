/** The PPK of a package decides on another pokja once an offer is in (decisions §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bolehMenyetujui } from '@eproc/domain/common/rights'
import { paket as teks } from '@eproc/i18n/id/paket'
import { terapkanPokja, wajibSusunanSah } from '#app/paket/pokja/atur_pokja'
import PokjaUsul from '#app/paket/pokja/pokja_usul'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { conflict, forbidden, invalidField, staleVersion } from '#core/http/errors'

export interface PutusanPokja {
  paketId: number | null
  /** the proposal that was read */
  id?: number | null | undefined
  alasan?: string | null | undefined
}

/** Who may be a member is asked again: it may have changed meanwhile. */
export async function setujuiPokja(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: PutusanPokja
): Promise<number> {
  const { paket, usul } = await usulUntuk(trx, actor, input)
  const { nomor, tanggal, anggota } = usul
  await wajibSusunanSah(trx, paket, { nomor, tanggal, anggota })
  await usul.setujui(actor)
  await terapkanPokja(trx, actor, paket, { nomor, tanggal, anggota })
  await say(trx, actor, usul, paket, teks.kabar.pokjaDisetujui(paket.kode, paket.nama))
  return paket.id
}

/** The present pokja stays. */
export async function tolakPokja(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: PutusanPokja
): Promise<number> {
  const { paket, usul } = await usulUntuk(trx, actor, input)
  const alasan = input.alasan?.trim()
  if (!alasan) throw invalidField('alasan', 'required', teks.aturan.catatan)
  await usul.tolak(actor, alasan)
  await say(trx, actor, usul, paket, teks.kabar.pokjaDitolak(paket.kode, paket.nama, alasan))
  return paket.id
}

async function usulUntuk(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, id }: PutusanPokja
): Promise<{ paket: Paket; usul: PokjaUsul }> {
  const hak = 'paket.pokja.setujui'
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { hak })
  const usul = await PokjaUsul.menunggu(trx, paket.id)
  if (!usul) throw conflict(teks.errors.tanpaUsulPokja)
  if (id && id !== usul.id) throw staleVersion(usul.changedRecord())
  if (!'NAP'.includes(paket.statusPelaksanaan)) throw conflict(teks.errors.sudahAkhir)
  if (!bolehMenyetujui(actor.id, [usul.pengusulId])) throw forbidden()
  return { paket, usul }
}

const say = (
  trx: TransactionClientContract,
  actor: Pelaku,
  usul: PokjaUsul,
  paket: Paket,
  kabar: string
): Promise<void> =>
  tell(
    trx,
    { who: [users(usul.pengusulId)], except: [actor.id] },
    packageMessage(kabar, packagePage(paket.id))
  )
