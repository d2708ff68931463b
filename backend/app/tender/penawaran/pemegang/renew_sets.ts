/**
 * A package whose people or keys changed while offers come in: its set is formed anew, and vendors whose files are sealed to
 * an earlier one are asked, once a set, to hand in again; not to one that lacks holders. No share is ever passed on (sealing.md §2).
 */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { missingHolders } from '@eproc/domain/pemegang/holder_set'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import Paket from '#app/paket_berjalan/paket'
import { holderCandidates } from '#app/pemegang/himpunan/candidates_query'
import { currentHolderSet } from '#app/pemegang/himpunan/form_set'
import { takingFiles, vendorsBehind } from '#app/tender/penawaran/pemegang/changed_sets_query'
import { clockNow } from '#core/clock/clock'
import { transaction } from '#core/database/transaction'
import { oneByOne } from '#core/jobs/one_by_one'

const teks = segelRekanan.kabar

/** Looked at every few minutes; safe to run twice and in several processes. Answers how many packages were told of. */
export async function renewHolderSets(): Promise<number> {
  return oneByOne(await takingFiles(db), (id) => transaction((trx) => renewOne(trx, id)))
}

async function renewOne(trx: TransactionClientContract, id: number): Promise<number> {
  const paket = await Paket.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  // Who lacks a key was reminded, and the package stands.
  if (!missingHolders(await holderCandidates(trx, paket)).enough) return 0
  const set = await currentHolderSet(trx, paket)
  if (!set || set.nomor === 1 || set.dikabarkanPada) return 0
  set.dikabarkanPada = clockNow()
  await set.useTransaction(trx).save()
  const behind = await vendorsBehind(trx, id, set.id)
  if (behind.length === 0) return 0
  const text = teks.segelUlang(`${paket.kode} ${paket.nama}`)
  await tell(
    trx,
    { who: [vendors(...behind)] },
    packageMessage(text, packagePage(id), [teks.segelUlangIsi])
  )
  return 1
}
