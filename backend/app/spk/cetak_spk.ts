/**
 * The work order as a stored PDF: drawn once a version, anew when its provider is announced, and read by who may read the
 * tender.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { spk as teks } from '@eproc/i18n/id/spk'
import Spk from '#app/spk/spk'
import { paketSpk } from '#app/spk/spk_paket_query'
import { spkPdf } from '#app/spk/spk_pdf'
import { drawnBefore } from '#app/spk/spk_penyedia_query'
import { readSpk, tenderSpk } from '#app/spk/spk_query'
import type { Pelaku } from '#core/auth/actor'
import { storeGenerated } from '#core/files/store_generated'
import { conflict } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

/** @returns the stored path */
export async function cetakSpk(
  trx: TransactionClientContract,
  actor: Pelaku,
  tenderId: number | null
): Promise<string> {
  const tender = await tenderSpk(actor, tenderId)
  const spk = await Spk.query({ client: trx }).where('tenderId', tender.id).forUpdate().first()
  if (!spk) throw conflict(teks.errors.belumAda)
  const { berakhir } = await paketSpk(trx, tender.id)
  const { file: lama } = spk
  // Of what has ended the last paper is still to be read, and none is drawn.
  if (lama && (berakhir || !(await drawnBefore(trx, { tenderId: tender.id, file: lama })))) {
    return lama
  }
  if (berakhir) throw conflict(teks.errors.berakhir)
  // Read once its row is held: the paper is kept with the version that it shows.
  const pdf = await spkPdf(await readSpk(tender, trx))
  const file = await storeGenerated(
    trx,
    pdf,
    { ekstensi: 'pdf', namaAsli: `SPK-${tender.kode}.pdf` },
    { kelas: 'spk', objek: 'tender', objekId: tender.id, pengunggahId: actor.id }
  )
  // The paper belongs to the version that it shows, so the version stays.
  await Spk.query({ client: trx }).where('id', spk.id).update({ file })
  await writeJournal(trx, actor, {
    aksi: 'spk.cetak',
    objek: 'spk',
    objekId: spk.id,
    rincian: { file: [null, file] },
  })
  return file
}
