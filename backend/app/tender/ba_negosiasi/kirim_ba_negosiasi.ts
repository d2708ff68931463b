/** Sends minutes of negotiation to the ticked vendors that negotiated (S3 §5.1). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import BaNegosiasi from '#app/tender/ba_negosiasi/ba_negosiasi'
import { kirimSurat, type SuratDikirim } from '#app/tender/kiriman/kirim_surat'
import type { Pelaku } from '#core/auth/actor'

export async function kirimBaNegosiasi(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: SuratDikirim
): Promise<void> {
  const { paket } = await paketUntukTahap(trx, actor, input, {
    hak: 'tender.beritaAcara',
    tahap: { tab: 'ba-negosiasi' },
  })
  await kirimSurat(
    trx,
    actor,
    { ...input, paket },
    {
      Model: BaNegosiasi,
      kelas: 'tender.ba',
      field: 'listBaPeserta',
      teks: tenderHasil.beritaAcara,
    }
  )
}
