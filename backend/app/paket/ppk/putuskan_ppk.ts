/** The PA of a package's directorate decides on another PPK for it. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { pergantian } from '@eproc/i18n/id/pergantian'
import { sedirektorat } from '#app/paket/ppk/ppk_query'
import PpkUsul from '#app/paket/ppk/ppk_usul'
import { dariKe, wajibCalonPpk } from '#app/paket/ppk/usulkan_ppk'
import { usulUntuk, wajibAlasanTolak, type PutusanUsul } from '#app/paket/putuskan_usul'
import { pokja, users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type { Pelaku } from '#core/auth/actor'

const teks = pergantian.ppk

/**
 * From now on the package is the new one's, with all that waits for its PPK; offers that come from now on are sealed to
 * the new one where the PPK holds a key. Who may become it is asked again: it may have changed meanwhile.
 */
export async function setujuiPpk(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: PutusanUsul
): Promise<number> {
  const { paket, usul } = await usulUntuk(trx, actor, input, PPK)
  await wajibCalonPpk(trx, paket, usul)
  const lama = paket.ppkId
  await usul.setujui(actor)
  await paket.gantiPpk(actor, usul.ppkId, usul)
  await tell(
    trx,
    { who: [users(usul.pengusulId, lama, usul.ppkId), pokja(paket.id)], except: [actor.id] },
    packageMessage(teks.kabar.disetujui(paket.kode, paket.nama), packagePage(paket.id), [
      await dariKe(trx, lama, usul.ppkId),
    ])
  )
  return paket.id
}

/** The present PPK stays. */
export async function tolakPpk(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: PutusanUsul
): Promise<number> {
  const { paket, usul } = await usulUntuk(trx, actor, input, PPK)
  const alasan = wajibAlasanTolak(input)
  await usul.tolak(actor, alasan)
  await tell(
    trx,
    { who: [users(usul.pengusulId, paket.ppkId, usul.ppkId)], except: [actor.id] },
    packageMessage(teks.kabar.ditolak(paket.kode, paket.nama, alasan), packagePage(paket.id))
  )
  return paket.id
}

const PPK = {
  hak: 'paket.ppk.setujui',
  menunggu: (trx: TransactionClientContract, paketId: number) => PpkUsul.menunggu(trx, paketId),
  tanpa: teks.errors.tanpaUsul,
  berhak: sedirektorat,
} as const
