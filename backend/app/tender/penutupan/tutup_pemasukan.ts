/**
 * The end of a submission stage: what came in, with one root over the receipts, stands in the public log and is told to
 * all who take part, so that nothing can be added or dropped between the end and the opening.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { utf8 } from '@eproc/sealing/bytes'
import { closingRoot, closingText } from '@eproc/sealing/offer/chain'
import { leafHash, MemoryTree, treeHash } from '@eproc/sealing/log/merkle'
import { participants } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import Paket from '#app/paket_berjalan/paket'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import { installationName } from '#app/pemegang/statements'
import { loggedSchedule } from '#app/tender/pembukaan/log/logged_schedule'
import { hakMasukTahap } from '#app/tender/pembukaan/hak_masuk/catat_hak_masuk'
import { acceptedActs } from '#app/tender/penawaran/pemegang/accepted_query'
import { logContent } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import {
  berkasMasuk,
  pemasukanBerakhir,
  type BerkasMasuk,
  type PemasukanBerakhir,
} from '#app/tender/penutupan/pemasukan_berakhir_query'
import Penutupan, { LOG_PENUTUPAN } from '#app/tender/penutupan/penutupan'
import { clockNow } from '#core/clock/clock'
import { transaction } from '#core/database/transaction'
import { canonicalJson } from '#core/log/canonical_json'
import { enqueueLog } from '#core/log/enqueue'

/**
 * Records what has ended, and tells; safe to run twice and in several processes. Answers how many.
 * @param semua also what ended longer than a week ago, while no server ran
 */
export async function tutupPemasukan({ semua } = { semua: false }): Promise<number> {
  const berakhir = await pemasukanBerakhir({ semua })
  for (const satu of berakhir) {
    await transaction(async (trx) => {
      const { penutupan, baru } = await catatPenutupan(trx, satu)
      if (baru) await tellParticipants(trx, penutupan)
    })
  }
  return berakhir.length
}

/** Root of RFC 6962 over the receipts, each as the log has it. */
async function akarBerkas(masuk: readonly BerkasMasuk[]): Promise<Buffer> {
  const tree = new MemoryTree()
  for (const satu of masuk) await tree.append(await leafHash(utf8(logContent(satu))))
  return Buffer.from(await treeHash(tree.read, masuk.length))
}

/** What had come in at the end of this stage, recorded now unless it was. The stage must have ended. */
export async function catatPenutupan(
  trx: TransactionClientContract,
  { paketId, tahap, selesai }: PemasukanBerakhir
): Promise<{ penutupan: Penutupan; baru: boolean }> {
  const milik = { paketId, tahap, selesai: DateTime.fromJSDate(selesai) }
  // Never after it: holders' browsers compare the times of both leaves.
  await hakMasukTahap(trx, paketId, tahap, true)
  const masuk = await berkasMasuk(trx, paketId, tahap)
  const held = await acceptedActs(trx, paketId, tahap)
  // The participants are held: another process has recorded it by now, or waits.
  const ada = await Penutupan.milik(trx, milik)
  if (ada) return { penutupan: ada, baru: false }
  const byHolders = (await HolderSet.newest(trx, paketId)) !== null
  const penutupan = await Penutupan.create(
    {
      ...milik,
      dicatatPada: clockNow(),
      penawar: new Set(masuk.map(({ rekananId }) => rekananId)).size,
      tandaTerima: (byHolders ? held : masuk).map(({ kode }) => kode),
      akar: byHolders
        ? Buffer.from((await closingRoot(held)).root, 'hex')
        : await akarBerkas(masuk),
    },
    { client: trx }
  )
  await enqueueLog(trx, {
    kind: LOG_PENUTUPAN,
    object: LOG_PENUTUPAN,
    objectId: String(penutupan.id),
    content: byHolders ? await closingStatement(penutupan) : await closingRecord(trx, penutupan),
  })
  // Who asks for the opening finds the schedule in the log with the closing.
  if (byHolders) await logSchedule(trx, paketId)
  return { penutupan, baru: true }
}

async function logSchedule(trx: TransactionClientContract, paketId: number): Promise<void> {
  const paket = await Paket.findOrFail(paketId, { client: trx })
  await loggedSchedule(trx, paket, await keadaanPaket(paket, trx))
}

async function closingRecord(
  trx: TransactionClientContract,
  { paketId, tahap, selesai, penawar, tandaTerima, akar }: Penutupan
): Promise<string> {
  const { kode } = await Paket.findOrFail(paketId, { client: trx })
  return canonicalJson({
    paket: kode,
    tahap,
    selesai: selesai.toUTC().toISO(),
    penawar,
    berkas: tandaTerima.length,
    akar: akar.toString('base64'),
  })
}

/** Under people's keys: what both holders check before an opening (ADR 0026). */
const closingStatement = async ({
  paketId,
  tahap,
  selesai,
  tandaTerima,
  akar,
}: Penutupan): Promise<string> =>
  closingText({
    installation: await installationName(),
    package: String(paketId),
    stage: tahap,
    end: selesai.toUTC().toISO()!,
    count: tandaTerima.length,
    root: akar.toString('hex'),
  })

async function tellParticipants(
  trx: TransactionClientContract,
  penutupan: Penutupan
): Promise<void> {
  const { paketId, penawar, tandaTerima, selesai, akar } = penutupan
  const paket = await Paket.findOrFail(paketId, { client: trx })
  await tell(
    trx,
    { who: [participants(paketId), ...packageStaff(paket)] },
    packageMessage(teks.tutup.kabar(`${paket.kode} ${paket.nama}`), packagePage(paketId), [
      teks.tutup.jumlah(penawar, tandaTerima.length, tanggalWaktu(selesai.toJSDate())),
      teks.tutup.akar(akar.toString('base64')),
    ])
  )
}
