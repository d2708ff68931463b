/** Looks after the installation (job `jaga-instalasi`): what began or ended since the last look is told, once each. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { QUEUE_STOPPED } from '@eproc/domain/master/kesehatan'
import { instalasi } from '@eproc/i18n/id/instalasi'
import { lockWatch } from '#app/master/instalasi/catatan_query'
import Gangguan from '#app/master/instalasi/gangguan'
import { periksaInstalasi } from '#app/master/instalasi/periksa_instalasi'
import { home, roles } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { SYSTEM } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { numberParameter } from '#core/database/parameter'
import { transaction } from '#core/database/transaction'
import { writeJournal } from '#core/journal/journal'

const teks = instalasi.kabar

/** Nothing is told, and nothing remembered, while the parameter PERINGATAN_INSTALASI is 0. */
export async function jagaInstalasi(): Promise<void> {
  if ((await numberParameter('PERINGATAN_INSTALASI', 1)) === 0) return
  await transaction(async (trx) => {
    await lockWatch(trx)
    const { gangguan } = await periksaInstalasi()
    const kini = gangguan.filter((g) => g.kabar)
    const terbuka = await Gangguan.query({ client: trx }).whereNull('selesaiPada').orderBy('id')
    for (const g of kini) {
      if (terbuka.some((t) => t.kunci === g.kunci)) continue
      await Gangguan.create(
        { kunci: g.kunci, keterangan: g.teks, mulaiPada: clockNow() },
        { client: trx }
      )
      await katakan(trx, 'instalasi.gangguan', g.kunci, teks.mulai(g.teks))
    }
    for (const t of terbuka) {
      if (kini.some((g) => g.kunci === t.kunci)) continue
      const sejak = tanggalWaktu(t.mulaiPada.toISO())
      await t.merge({ selesaiPada: clockNow() }).save()
      await katakan(trx, 'instalasi.pulih', t.kunci, teks.selesai(t.keterangan, sejak))
    }
  })
}

/** The same where the queue itself stands still, and the job with it: a timer of each server process asks. */
export async function watchWithoutQueue(): Promise<void> {
  const { gangguan } = await periksaInstalasi()
  if (gangguan.some((g) => g.kunci === QUEUE_STOPPED)) await jagaInstalasi()
}

async function katakan(
  trx: TransactionClientContract,
  aksi: 'instalasi.gangguan' | 'instalasi.pulih',
  key: string,
  { perihal, isi }: { perihal: string; isi: string }
): Promise<void> {
  const journal = { aksi, objek: 'gangguan', objekId: key, rincian: { keterangan: isi } }
  await writeJournal(trx, SYSTEM, journal)
  await tell(
    trx,
    { who: [roles('adminit', 'superAdmin')] },
    {
      from: SYSTEM.nama,
      text: isi,
      link: home,
      mail: { subject: perihal, paragraphs: [isi, teks.matikan], button: teks.tombol },
    }
  )
}
