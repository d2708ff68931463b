import db from '@adonisjs/lucid/services/db'
import InstallationNote from '#app/master/instalasi/installation_note'
import { clockNow } from '#core/clock/clock'
import type { KeptHead } from '#core/journal/heads'
import { journalPublicKey } from '#core/journal/sealer'
import { verifyJournal, type HasilPeriksa } from '#core/journal/verify_journal'

/** Verifies the whole journal and remembers what came of it (job `periksa-jurnal`, `npm run verify-journal`). */
export async function periksaJurnal(elsewhere: KeptHead[] = []): Promise<HasilPeriksa> {
  const hasil = await verifyJournal(db, await journalPublicKey(), elsewhere)
  const { masalah, baris } = hasil
  const pesan = masalah
    ? `segel ${masalah.segel}${masalah.baris === null ? '' : `, baris ${masalah.baris}`}: ${masalah.pesan}`
    : null
  await InstallationNote.create({
    jenis: 'jurnal',
    pada: clockNow(),
    berhasil: hasil.utuh,
    rincian: { baris, pesan },
  })
  return hasil
}
