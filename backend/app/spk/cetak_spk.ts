/**
 * The work order as a stored PDF: drawn once a version, anew when its provider is announced, and read by who may read the
 * tender.
 */
import { createHash, randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { spk as teks } from '@eproc/i18n/id/spk'
import Spk from '#app/spk/spk'
import { spkPdf } from '#app/spk/spk_pdf'
import { drawnBefore } from '#app/spk/spk_penyedia_query'
import { bacaSpk } from '#app/spk/spk_query'
import type { Pelaku } from '#core/auth/actor'
import { writeFile } from '#core/files/disk'
import { recordFile } from '#core/files/receive_files'
import { conflict } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

/** @returns the stored path */
export async function cetakSpk(
  trx: TransactionClientContract,
  actor: Pelaku,
  tenderId: number | null
): Promise<string> {
  const isi = await bacaSpk(actor, tenderId)
  const spk = await Spk.query({ client: trx }).where('tenderId', isi.tenderId).forUpdate().first()
  if (!spk) throw conflict(teks.errors.belumAda)
  if (spk.file && !(await drawnBefore(trx, { tenderId: isi.tenderId, file: spk.file }))) {
    return spk.file
  }
  const pdf = await spkPdf(isi)
  const id = randomUUID()
  const jalur = `berkas/${id.slice(0, 2)}/${id}.pdf`
  async function* alir() {
    yield pdf
  }
  await writeFile(jalur, alir())
  const file = await recordFile(
    trx,
    {
      id,
      jalur,
      namaAsli: `SPK-${isi.kode}.pdf`,
      ukuran: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      mime: 'application/pdf',
    },
    { kelas: 'spk', objek: 'tender', objekId: isi.tenderId, pengunggahId: actor.id }
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
