import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BERKAS_BA_PL, type BerkasBaPl } from '@eproc/domain/tender/answers_hasil'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import BaPl from '#app/tender/ba_pl/ba_pl'
import { milikPaket } from '#app/tender/berkas/berkas_hasil'
import type { Pelaku } from '#core/auth/actor'
import { releaseFiles, recordFile, type BerkasBaru } from '#core/files/receive_files'
import { invalidField } from '#core/http/errors'

/** Stores the files that were sent; the others stay. */
export async function simpanBaPl(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: { paketId: number; berkas: Partial<Record<BerkasBaPl, BerkasBaru>> }
): Promise<BaPl> {
  const { paket } = await paketUntukTahap(trx, actor, input, {
    hak: 'tender.baPl',
    tahap: { tab: 'ba-pl' },
  })
  const ada = await BaPl.find(paket.id, { client: trx })
  const ba = ada ?? new BaPl().useTransaction(trx).merge({ paketId: paket.id })
  const jalur: Partial<Record<BerkasBaPl, string>> = {}
  for (const bidang of BERKAS_BA_PL) {
    const berkas = input.berkas[bidang]
    if (!berkas) continue
    await releaseFiles(trx, ba[bidang] ?? null)
    jalur[bidang] = await recordFile(trx, berkas, milikPaket('tender.baPl', paket.id, actor.id))
  }
  if (Object.keys(jalur).length === 0) {
    throw invalidField(BERKAS_BA_PL[0], 'required', tenderHasil.baPl.kosong)
  }
  return ba.simpan(actor, jalur)
}
