/**
 * The PPK decides that the vendors of a stage open their own offers, where no two holders are left who could. What each
 * sealed is fixed by its commitment: a vendor can open it or refuse, and refusing is withdrawing (sealing.md §4).
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keIso, tanggalWaktu } from '@eproc/domain/common/format'
import { BATAS_BUKA_JAM } from '@eproc/domain/pemegang/holder_set'
import { bukaSendiri as teks } from '@eproc/i18n/id/buka_sendiri'
import { participants } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import { paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import type Paket from '#app/paket_berjalan/paket'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import Pembukaan from '#app/tender/pembukaan/pembukaan'
import KeysDecision from '#app/tender/pembukaan/rekanan/keys_decision'
import { keysLeft } from '#app/tender/pembukaan/rekanan/keys_left'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { conflict, invalidField } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'
import { canonicalJson } from '#core/log/canonical_json'
import { enqueueLog } from '#core/log/enqueue'

export const LOG_KEPUTUSAN = 'keputusan-kunci'

export interface DecisionSent {
  paketId: number | null
  tahap?: string | null | undefined
  alasan?: string | null | undefined
}

/** @throws 400 without a reason, 409 where two holders are left, it was decided or opened before, or not yet due */
export async function decideVendorsOpen(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, tahap: key, alasan }: DecisionSent
): Promise<{ paket: Paket; tahap: string }> {
  const { paket, tahap } = await paketUntukTahap(
    trx,
    actor,
    { paketId },
    {
      hak: 'tender.buka.rekanan',
      tahap: { tab: 'pembukaan', ...(key ? { kunci: key } : {}) },
    }
  )
  const set = await HolderSet.newest(trx, paket.id)
  if (!set) throw conflict(teks.bukan)
  if (await KeysDecision.of(trx, paket.id, tahap.kunci)) throw conflict(teks.sudah)
  if ((await Pembukaan.tahapSah(trx, paket.id)).has(tahap.kunci)) throw conflict(teks.dibuka)
  const { enough, sidik } = await keysLeft(trx, paket, tahap.kunci)
  if (enough) throw conflict(teks.cukup)
  if (!alasan?.trim()) throw invalidField('alasan', 'required', teks.alasanKosong)
  const decision = await KeysDecision.create(
    {
      paketId: paket.id,
      tahap: tahap.kunci,
      olehId: actor.id,
      alasan: alasan.trim(),
      batas: clockNow().plus({ hours: BATAS_BUKA_JAM }),
      diputuskanPada: clockNow(),
    },
    { client: trx }
  )
  await record(trx, actor, { paket, decision, sidik, himpunan: set.nama })
  return { paket, tahap: tahap.kunci }
}

interface Decided {
  paket: Paket
  decision: KeysDecision
  /** keys that are left */
  sidik: readonly string[]
  himpunan: string
}

async function record(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paket, decision, sidik, himpunan }: Decided
): Promise<void> {
  const { id, tahap, alasan } = decision
  const batas = keIso(decision.batas.toMillis())!
  await writeJournal(trx, actor, {
    aksi: 'pembukaan.rekanan',
    objek: 'paket',
    objekId: paket.id,
    rincian: { tahap, batas, kunciTersisa: sidik.length },
    alasan,
  })
  await enqueueLog(trx, {
    kind: LOG_KEPUTUSAN,
    object: LOG_KEPUTUSAN,
    objectId: String(id),
    content: canonicalJson({ paket: paket.kode, tahap, himpunan, batas, kunciTersisa: [...sidik] }),
  })
  const name = `${paket.kode} ${paket.nama}`
  await tell(
    trx,
    { who: [participants(paket.id)] },
    packageMessage(teks.kabar(name, tanggalWaktu(batas)), packagePage(paket.id), teks.isiKabar)
  )
  await tell(
    trx,
    { who: packageStaff(paket), except: [actor.id], suspendedToo: true },
    packageMessage(teks.kabarStaf(name, tanggalWaktu(batas)), packagePage(paket.id), [
      teks.alasan(alasan),
    ])
  )
}
