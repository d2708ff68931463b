/**
 * Who passed before a submission is fixed when it begins, as a leaf of the public log with their pseudonyms: a holder's
 * browser opens of that submission what these handed in, and nobody else's. A server that adds one or leaves one out when
 * the offers are in is refused by both holders.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { tampakRekanan } from '@eproc/domain/tahap/akses'
import type { BagianHasil, NamaSyarat } from '@eproc/domain/tahap/syarat'
import { pemasukanPertama, type Tahap } from '@eproc/domain/tahap/templat'
import { ENTITLED, entitledText } from '@eproc/sealing/offer/entitled'
import { konteksTiapRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import {
  keadaanPaket,
  type JadwalRow,
  type KeadaanPaket,
} from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { diumumkanSaat } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import Paket from '#app/paket_berjalan/paket'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import { installationName } from '#app/pemegang/statements'
import { begunSubmissions, heldParticipants } from '#app/tender/pembukaan/hak_masuk/begun_query'
import HakMasuk, { pseudonymsOf } from '#app/tender/pembukaan/hak_masuk/hak_masuk'
import { clockNow } from '#core/clock/clock'
import { transaction } from '#core/database/transaction'
import { enqueueLog } from '#core/log/enqueue'

/** What must have been announced for a condition to say anything. */
const ANNOUNCED: Partial<Record<NamaSyarat, readonly BagianHasil[]>> = {
  lulusKualifikasi: ['K'],
  lulusAdministrasi: ['A', 'T'],
}

/** Looked for before each batch of the log; safe to run twice and in several processes. Answers how many. */
export async function catatHakMasuk(): Promise<number> {
  let count = 0
  for (const { paketId, tahap } of await begunSubmissions()) {
    const made = await transaction((trx) => hakMasukTahap(trx, paketId, tahap))
    if (made) count++
  }
  return count
}

function announced(k: KeadaanPaket, tahap: Tahap): boolean {
  const known = diumumkanSaat(k)
  return (tahap.syarat ?? []).every(
    (name) => ANNOUNCED[name]?.every((one) => known.has(one)) ?? true
  )
}

interface Submission {
  paket: Paket
  keadaan: KeadaanPaket
  tahap: Tahap
  jadwal: JadwalRow & { mulai: Date }
}

/** Null for a first submission, one that has not begun, and under the installation's key. */
async function laterSubmission(
  trx: TransactionClientContract,
  paketId: number,
  key: string
): Promise<Submission | null> {
  const paket = await Paket.findOrFail(paketId, { client: trx })
  const keadaan = await keadaanPaket(paket, trx)
  const tahap = keadaan.templat.find(({ kunci }) => kunci === key)
  const jadwal = keadaan.jadwal.find(({ kunci, include }) => kunci === key && include)
  const { mulai } = jadwal ?? {}
  if (!tahap || !jadwal || !mulai || mulai.getTime() > keadaan.kini) return null
  if (pemasukanPertama(keadaan.templat)?.kunci === key) return null
  if (!(await HolderSet.newest(trx, paketId))) return null
  return { paket, keadaan, tahap, jadwal: { ...jadwal, mulai } }
}

/**
 * The record of this submission, made now unless it was. While the result that it follows is not announced, nobody can
 * hand in, and nothing is fixed.
 * @param ended records also then: nobody could
 */
export async function hakMasukTahap(
  trx: TransactionClientContract,
  paketId: number,
  key: string,
  ended = false
): Promise<HakMasuk | null> {
  const found = await laterSubmission(trx, paketId, key)
  if (!found || !(ended || announced(found.keadaan, found.tahap))) return null
  const participants = await heldParticipants(trx, paketId)
  const known = await HakMasuk.of(trx, paketId, found.jadwal)
  if (known) return known
  const made = await HakMasuk.create(
    {
      paketId,
      tahap: key,
      mulai: DateTime.fromJSDate(found.jadwal.mulai),
      rekanan: await passed(trx, found, participants),
      dicatatPada: clockNow(),
    },
    { client: trx }
  )
  await enqueueLog(trx, {
    kind: ENTITLED,
    object: ENTITLED,
    objectId: String(made.id),
    content: entitledText({
      installation: await installationName(),
      package: String(paketId),
      stage: key,
      start: made.mulai.toUTC().toISO()!,
      vendors: [...(await pseudonymsOf(trx, paketId, made.rekanan))],
    }),
  })
  return made
}

/** The same conditions that let a vendor hand in. */
async function passed(
  trx: TransactionClientContract,
  { paket, keadaan, tahap, jadwal }: Submission,
  participants: readonly number[]
): Promise<number[]> {
  return [...(await konteksTiapRekanan(paket, participants, trx, keadaan))]
    .filter(([, context]) => tampakRekanan(tahap, jadwal, keadaan.status, context))
    .map(([id]) => id)
}
