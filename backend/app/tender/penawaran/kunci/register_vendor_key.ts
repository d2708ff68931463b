/** A vendor's key of a package comes in: with its registration, or from another device (sealing.md §3). */
import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { paktaBerlaku } from '@eproc/domain/tender/pakta'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { segelRekanan as teks } from '@eproc/i18n/id/segel_rekanan'
import { checkVendorKey, loggedVendorKey, readVendorKey } from '@eproc/sealing/offer/vendor_key'
import { vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import { vendorPseudonym } from '#app/pemegang/himpunan/pseudonym_salt'
import { installationName, octets, statementTime } from '#app/pemegang/statements'
import { plainReceipts } from '#app/tender/penawaran/kunci/plain_receipts_query'
import VendorKey from '#app/tender/penawaran/kunci/vendor_key'
import type { Pelaku } from '#core/auth/actor'
import { conflict, invalidField } from '#core/http/errors'
import { enqueueLog } from '#core/log/enqueue'

const LOG_KUNCI_REKANAN = 'kunci-rekanan'
const SIGNATURE = 64
/** Made in the single-file page, it is brought here afterwards; number, pact and receipts tell that it still fits. */
const MADE_AWAY_MINUTES = 24 * 60

export interface VendorKeySent {
  /** what the key signs about itself */
  pernyataan?: string | null | undefined
  /** base64 */
  tandaTangan?: string | null | undefined
}

export const pactHash = (): string => createHash('sha256').update(paktaBerlaku().teks).digest('hex')

/**
 * The participant is locked by the caller. From here on what this vendor hands in counts only as this key signs it.
 * @throws 400 not the statement of a key, 409 another number, other receipts, another time, or a package without holders
 */
export async function registerVendorKey(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paket, rekananId }: { paket: Paket; rekananId: number },
  sent: VendorKeySent
): Promise<VendorKey> {
  if (!(await HolderSet.newest(trx, paket.id))) throw conflict(himpunan.bukan)
  // Forms lose a text's last line feed; there is only one writing of a statement.
  const statement = readVendorKey(`${sent.pernyataan?.trimEnd() ?? ''}\n`)
  if (!statement) throw invalidField('pernyataan', 'bentuk', teks.errors.bentuk)
  const signature = octets('tandaTangan', sent.tandaTangan, SIGNATURE)
  if (!(await checkVendorKey(statement, signature))) {
    throw invalidField('tandaTangan', 'signature', teks.errors.tandaTangan)
  }
  statementTime(statement.at, MADE_AWAY_MINUTES)
  const keys = await VendorKey.milik(trx, paket.id, rekananId)
  const adopts = keys.length === 0 ? await plainReceipts(trx, paket.id, rekananId) : []
  const same =
    statement.installation === (await installationName()) &&
    statement.package === String(paket.id) &&
    statement.vendor === (await vendorPseudonym(trx, paket.id, rekananId)) &&
    statement.number === keys.length + 1 &&
    statement.pact === pactHash() &&
    statement.adopts.join(' ') === adopts.join(' ')
  if (!same) throw conflict(teks.errors.berubah)
  const key = new VendorKey().useTransaction(trx).merge({
    paketId: paket.id,
    rekananId,
    nomor: statement.number,
    ed25519: Buffer.from(statement.ed25519),
    pernyataan: `${sent.pernyataan!.trimEnd()}\n`,
    tandaTangan: Buffer.from(signature),
  })
  await key.daftarkan(actor)
  await enqueueLog(trx, {
    kind: LOG_KUNCI_REKANAN,
    object: 'kunci_rekanan',
    objectId: String(key.id),
    content: loggedVendorKey(key.pernyataan, key.tandaTangan),
  })
  if (key.nomor > 1) await tellVendor(trx, paket, rekananId)
  return key
}

/** Whoever did not do it learns that somebody has one's account. */
const tellVendor = (
  trx: TransactionClientContract,
  paket: Paket,
  rekananId: number
): Promise<void> =>
  tell(
    trx,
    { who: [vendors(rekananId)], suspendedToo: true },
    packageMessage(teks.kabar.kunciBaru(`${paket.kode} ${paket.nama}`), packagePage(paket.id), [
      teks.kabar.kunciBaruIsi,
    ])
  )
