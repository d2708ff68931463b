/** The PPK of a package decides on another pokja once an offer is in (decisions §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { pergantian } from '@eproc/i18n/id/pergantian'
import { terapkanPokja, wajibSusunanSah } from '#app/paket/pokja/atur_pokja'
import PokjaUsul from '#app/paket/pokja/pokja_usul'
import { usulUntuk, wajibAlasanTolak, type PutusanUsul } from '#app/paket/putuskan_usul'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import type { Pelaku } from '#core/auth/actor'

const teks = pergantian.pokja

/** Who may be a member is asked again: it may have changed meanwhile. */
export async function setujuiPokja(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: PutusanUsul
): Promise<number> {
  const { paket, usul } = await usulUntuk(trx, actor, input, POKJA)
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
  const { paket, usul } = await usulUntuk(trx, actor, input, POKJA)
  const alasan = wajibAlasanTolak(input)
  await usul.tolak(actor, alasan)
  await say(trx, actor, usul, paket, teks.kabar.ditolak(paket.kode, paket.nama, alasan))
  return paket.id
}

const POKJA = {
  hak: 'paket.pokja.setujui',
  menunggu: (trx: TransactionClientContract, paketId: number) => PokjaUsul.menunggu(trx, paketId),
  tanpa: teks.errors.tanpaUsul,
} as const

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
