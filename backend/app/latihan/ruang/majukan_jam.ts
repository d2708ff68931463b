/** The room's clock goes forward, for everybody in it. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { latihan as teks } from '@eproc/i18n/id/latihan'
import JamLatihan from '#app/latihan/ruang/jam_latihan'
import { nextStage } from '#app/latihan/ruang/ruang_query'
import { SYSTEM } from '#core/auth/actor'
import Sesi from '#core/auth/sesi'
import { conflict } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

export interface Ahead {
  /** to the beginning of this package's next stage … */
  paketId?: number | undefined
  /** … or so many hours, one by default */
  jam?: number | undefined
}

const HOUR_MS = 3_600_000

/** Answers how far ahead the clock is now; the caller sets it once this is committed. */
export async function majukanJam(
  trx: TransactionClientContract,
  { paketId, jam }: Ahead
): Promise<number> {
  const clock = await JamLatihan.kini(trx)
  const step = paketId === undefined ? (jam ?? 1) * HOUR_MS : await nextStage(trx, paketId)
  if (step === null) throw conflict(teks.ruang.tahapTerakhir)
  const whole = Math.ceil(step) + 1000
  await clock.majukan(whole)
  // Nobody sat idle for the days that are skipped.
  await Sesi.geser(trx, whole)
  await writeJournal(trx, SYSTEM, {
    aksi: 'latihan.maju',
    objek: 'latihan',
    rincian: { detik: Math.round(whole / 1000) },
  })
  return clock.geserMs
}
