/** The holder set of a package: formed at publication, and anew when its people or their keys have changed. */
import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { canOpen, missingHolders } from '@eproc/domain/pemegang/holder_set'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import type Paket from '#app/paket_berjalan/paket'
import { holderCandidates, type Candidate } from '#app/pemegang/himpunan/candidates_query'
import PseudonymSalt from '#app/pemegang/himpunan/pseudonym_salt'
import { takesPlain } from '#app/pemegang/himpunan/package_sealing'
import HolderSet, { HolderSetMember } from '#app/pemegang/himpunan/holder_set'
import { mustHaveRehearsed } from '#app/pemegang/himpunan/opening_rehearsed'
import { lockSet } from '#app/pemegang/himpunan/set_lock_query'
import { clockNow } from '#core/clock/clock'
import { insertMany } from '#core/database/insert_many'
import { numberParameter } from '#core/database/parameter'
import { conflict } from '#core/http/errors'
import { canonicalJson } from '#core/log/canonical_json'
import { enqueueLog } from '#core/log/enqueue'

export const LOG_HIMPUNAN = 'himpunan-pemegang'

/** Packages that are published from now on are opened by two keys of people. */
export const holdersRequired = async (): Promise<boolean> =>
  (await numberParameter('KUNCI_PEMEGANG_WAJIB', 1)) === 1

type WithKey = Candidate & { kunciId: number; sidik: string }

/**
 * The first, at publication, has a reserve; afterwards two who can open will do, so that one lost key stops neither offers nor opening.
 * @throws 409: publication names whose keys are missing
 */
export async function formHolderSet(
  trx: TransactionClientContract,
  paket: Paket,
  nomor = 1
): Promise<HolderSet> {
  const candidates = await holderCandidates(trx, paket)
  const { enough, pelaksana, cadangan } = missingHolders(candidates)
  if (nomor === 1 && !enough) {
    throw conflict(teks.kurang([...pelaksana, ...cadangan].map(({ nama }) => nama)))
  }
  if (!canOpen(candidates)) throw conflict(teks.kurangDua)
  if (nomor === 1) await mustHaveRehearsed()
  const holders = candidates.filter((one): one is WithKey => one.kunciId !== null)
  const polos = await takesPlain(trx, paket)
  const set = await HolderSet.create(
    { paketId: paket.id, nomor, polos, dibuatPada: clockNow() },
    { client: trx }
  )
  if (nomor === 1) {
    await PseudonymSalt.create({ paketId: paket.id, garam: randomBytes(32) }, { client: trx })
  }
  await insertMany(
    trx,
    HolderSetMember,
    holders.map(({ kunciId, peran }, at) => ({
      himpunanId: set.id,
      urutan: at + 1,
      kunciId,
      peran,
    }))
  )
  await enqueueLog(trx, {
    kind: LOG_HIMPUNAN,
    object: LOG_HIMPUNAN,
    objectId: String(set.id),
    content: canonicalJson({
      paket: paket.kode,
      himpunan: set.nama,
      polos,
      pemegang: holders.map(({ sidik, peran }) => ({ sidik, peran })),
    }),
  })
  return (await HolderSet.newest(trx, paket.id))!
}

interface Newest {
  /** null where the package has none */
  set: HolderSet | null
  /** nobody left or joined since, and nobody has another key */
  fits: boolean
}

async function newest(trx: TransactionClientContract, paket: Paket): Promise<Newest> {
  const set = await HolderSet.newest(trx, paket.id)
  if (!set) return { set, fits: true }
  const now = (await holderCandidates(trx, paket)).filter(({ kunciId }) => kunciId !== null)
  const fits =
    now.length === set.anggota.length &&
    now.every(({ kunciId, peran }) =>
      set.anggota.some((member) => member.kunciId === kunciId && member.peran === peran)
    )
  return { set, fits }
}

/**
 * The set as it must be now; a new one where a member left, joined, or has another key. Null where the package has none.
 * @throws 409 where fewer than two are left who can open
 */
export async function currentHolderSet(
  trx: TransactionClientContract,
  paket: Paket
): Promise<HolderSet | null> {
  const known = await newest(trx, paket)
  if (known.fits) return known.set
  // Several may find that it is behind; who comes second takes what the first has made.
  await lockSet(trx, paket.id)
  const { set, fits } = await newest(trx, paket)
  return fits ? set : formHolderSet(trx, paket, set!.nomor + 1)
}
