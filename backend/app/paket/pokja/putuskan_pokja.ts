/** The PPK of a package decides on another pokja once an offer is in (decisions §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { paket as paketTeks } from '@eproc/i18n/id/paket'
import { pergantian } from '@eproc/i18n/id/pergantian'
import { terapkanPokja, wajibSusunanSah } from '#app/paket/pokja/atur_pokja'
import PokjaUsul from '#app/paket/pokja/pokja_usul'
import { usulUntuk, wajibAlasanTolak, type PutusanUsul } from '#app/paket/putuskan_usul'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import type { Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

const teks = pergantian.pokja

/** Who may be a member is asked again: it may have changed meanwhile. */
export async function setujuiPokja(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: PutusanUsul
): Promise<number> {
  const { paket, usul } = await usulBerlaku(trx, actor, input)
  const { nomor, tanggal, anggota } = usul
  await wajibSusunanSah(trx, paket, { nomor, tanggal, anggota })
  await usul.setujui(actor)
  await terapkanPokja(trx, actor, paket, { nomor, tanggal, anggota })
  await say(trx, actor, usul, paket, teks.kabar.disetujui(paket.kode, paket.nama))
  return paket.id
}

/** The present pokja stays. */
export async function tolakPokja(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: PutusanUsul
): Promise<number> {
  const { paket, usul } = await usulBerlaku(trx, actor, input)
  const alasan = wajibAlasanTolak(input)
  await usul.tolak(actor, alasan)
  await say(trx, actor, usul, paket, teks.kabar.ditolak(paket.kode, paket.nama, alasan))
  return paket.id
}

/** Of a package that has ended no pokja changes any more. */
async function usulBerlaku(trx: TransactionClientContract, actor: Pelaku, input: PutusanUsul) {
  const found = await usulUntuk(trx, actor, input, {
    hak: 'paket.pokja.setujui',
    menunggu: (client, paketId) => PokjaUsul.menunggu(client, paketId),
    tanpa: teks.errors.tanpaUsul,
  })
  if (!'NAP'.includes(found.paket.statusPelaksanaan)) throw conflict(paketTeks.errors.sudahAkhir)
  return found
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
