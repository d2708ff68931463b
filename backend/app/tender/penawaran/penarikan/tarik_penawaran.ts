/**
 * Who withdraws from a package whose offers are sealed to people withdraws each file by a statement of its key
 * (sealing.md §3): no word of the server's makes an offer not count.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { segelRekanan as teks } from '@eproc/i18n/id/segel_rekanan'
import { utf8 } from '@eproc/sealing/bytes'
import {
  checkOfferStatement,
  offerStatementText,
  readOfferStatement,
  vendorKeyHash,
  type WithdrawalStatement,
} from '@eproc/sealing/offer/statement'
import type Paket from '#app/paket_berjalan/paket'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import { vendorPseudonym } from '#app/pemegang/himpunan/pseudonym_salt'
import { installationName, octets } from '#app/pemegang/statements'
import { sealAgain } from '#app/tender/penawaran/kunci/seal_again'
import VendorKey from '#app/tender/penawaran/kunci/vendor_key'
import { chainEnds, type ChainEnd } from '#app/tender/penawaran/pemegang/chain_end_query'
import Penarikan from '#app/tender/penawaran/penarikan/penarikan'
import { hashOfText, kodeTandaTerima } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { clockNow } from '#core/clock/clock'
import { invalidField } from '#core/http/errors'
import { logKey } from '#core/log/log_key'

const SIGNATURE = 64

export interface WithdrawalSent {
  pernyataan?: string | null | undefined
  /** base64 */
  tandaTangan?: string | null | undefined
}

interface Signed {
  statement: WithdrawalStatement
  signature: Uint8Array
}

function read({ pernyataan, tandaTangan }: WithdrawalSent): Signed {
  // Forms lose a text's last line feed; there is only one writing of a statement.
  const statement = readOfferStatement(`${pernyataan?.trimEnd() ?? ''}\n`)
  if (statement?.act !== 'withdrawal') {
    throw invalidField('penarikan', 'bentuk', teks.errors.penarikan)
  }
  return { statement, signature: octets('penarikan', tandaTangan, SIGNATURE) }
}

type Said = Pick<WithdrawalStatement, 'installation' | 'package' | 'vendor'>

/** What has to be said of a file whose chain ends here. */
const expected = (said: Said, end: ChainEnd) => ({
  ...said,
  stage: end.tahap,
  kind: end.jenis,
  version: end.version + 1,
  previous: end.previous,
})

/** The vendor's own words, of each file one. @throws 400, 409 unsigned, of another chain or by another key */
async function signedByVendor(
  said: Said,
  ends: readonly ChainEnd[],
  key: VendorKey,
  sent: readonly WithdrawalSent[]
): Promise<Signed[]> {
  const given = sent.map(read)
  const own = await Promise.all(
    ends.map(async (end) => {
      const asked = Object.entries(expected(said, end))
      const found = given.find(({ statement }) =>
        asked.every(([part, value]) => statement[part as keyof WithdrawalStatement] === value)
      )
      if (found?.statement.mode !== 'disegel di peramban') return null
      const { statement, signature } = found
      return (await checkOfferStatement(statement, signature, key.publicHalf)) ? found : null
    })
  )
  const all = own.filter((one) => one !== null)
  if (all.length < ends.length) throw sealAgain(teks.errors.penarikanWajib)
  if (given.length > ends.length) throw invalidField('penarikan', 'isi', teks.errors.penarikan)
  return all
}

/** For a vendor without a key, for whom the installation signed what came in plain. */
async function signedHere(said: Said, ends: readonly ChainEnd[]): Promise<Signed[]> {
  const { verifier, sign } = await logKey()
  const key = await vendorKeyHash(verifier.publicKey)
  return Promise.all(
    ends.map(async (end) => {
      const statement: WithdrawalStatement = {
        act: 'withdrawal',
        mode: 'disegel saat diterima',
        key,
        ...expected(said, end),
      }
      return { statement, signature: await sign(utf8(offerStatementText(statement))) }
    })
  )
}

/** Of each file that counts; the participant is locked by its caller. Nothing where the installation seals. */
export async function tarikPenawaran(
  trx: TransactionClientContract,
  { paket, rekananId }: { paket: Paket; rekananId: number },
  sent: readonly WithdrawalSent[]
): Promise<Penarikan[]> {
  if (!(await HolderSet.newest(trx, paket.id))) return []
  const all = await chainEnds(trx, { paketId: paket.id, rekananId })
  const ends = all.filter(({ withdrawn }) => !withdrawn)
  const said = {
    installation: await installationName(),
    package: String(paket.id),
    vendor: await vendorPseudonym(trx, paket.id, rekananId),
  }
  const key = (await VendorKey.milik(trx, paket.id, rekananId)).at(-1)
  const signed = key ? await signedByVendor(said, ends, key, sent) : await signedHere(said, ends)
  const done: Penarikan[] = []
  for (const one of signed) done.push(await record(trx, { paket, rekananId }, one))
  return done
}

function record(
  trx: TransactionClientContract,
  { paket, rekananId }: { paket: Paket; rekananId: number },
  { statement, signature }: Signed
): Promise<Penarikan> {
  const { stage: tahap, kind: jenis, version: versi, vendor, mode, previous } = statement
  const pernyataan = offerStatementText(statement)
  const dibuatPada = clockNow()
  return Penarikan.terbitkan(
    trx,
    {
      kode: kodeTandaTerima(),
      perbuatan: 'penarikan',
      paket: { id: paket.id, kode: paket.kode, nama: paket.nama },
      samaran: vendor,
      jenis,
      tahap,
      versi,
      sebelum: previous,
      penyegelan: mode,
      pernyataan: hashOfText(pernyataan),
      ditarikPada: dibuatPada.toISO(),
    },
    {
      paketId: paket.id,
      rekananId,
      tahap,
      jenis,
      versiKe: versi,
      pernyataan,
      tandaTangan: Buffer.from(signature),
      dibuatPada,
    }
  )
}
