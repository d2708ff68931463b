/** Sends the award letter to the ticked winner (S3 §5.1). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { penetapanDiusulkan } from '#app/paket_berjalan/keadaan/sppbj_query'
import { paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import { kirimSurat, type SuratDikirim } from '#app/tender/kiriman/kirim_surat'
import Sppbj from '#app/tender/sppbj/sppbj'
import type { Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

const teks = tenderHasil.sppbj

export async function kirimSppbj(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: SuratDikirim
): Promise<void> {
  const { paket } = await paketUntukTahap(trx, actor, input, {
    hak: 'kontrak.sppbj',
    tahap: { tab: 'sppbj' },
  })
  // Whom it is for may be another than the one who is ranked first at this moment.
  if (await penetapanDiusulkan(paket.id, trx)) throw conflict(teks.usulMenunggu)
  await kirimSurat(
    trx,
    actor,
    { ...input, paket },
    {
      Model: Sppbj,
      kelas: 'tender.sppbj',
      field: 'listSppbj',
      teks: { ...teks, bukanCalon: teks.bukanPemenang },
    }
  )
}
