/** Documents that staff add to a package as often as they want: recorded, as long as they have room together. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ukuranBerkas } from '@eproc/domain/common/format'
import { paket as teks } from '@eproc/i18n/id/paket'
import { ruangDokumen, type KelasDokumen } from '#app/paket_berjalan/dokumen/ruang_dokumen_query'
import type { Actor } from '#core/auth/actor'
import { recordFile, type BerkasBaru } from '#core/files/receive_files'
import { tooLarge } from '#core/http/errors'

/**
 * Records a stored file of the package; answers its path. What was replaced counts, since it is kept.
 * @param field of the form, where the refusal is shown
 * @throws 413 no room (parameter KUOTA_PAKET)
 */
export async function rekamDokumen(
  trx: TransactionClientContract,
  actor: Actor,
  berkas: BerkasBaru,
  letak: { kelas: KelasDokumen; paketId: number; field: string }
): Promise<string> {
  const { kelas, paketId, field } = letak
  const { terpakai, batas } = await ruangDokumen(trx, paketId)
  if (terpakai + berkas.ukuran > batas) {
    const message = teks.aturan.ruangPenuh(ukuranBerkas(terpakai), ukuranBerkas(batas))
    throw tooLarge([field], 'kuota', message)
  }
  return recordFile(trx, berkas, {
    kelas,
    objek: 'paket',
    objekId: paketId,
    pengunggahId: actor.id,
  })
}
