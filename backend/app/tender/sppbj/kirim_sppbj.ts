/** Sends award letters to the ticked winners (S3 §5.1), each once. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { catatRilis } from '#app/ocds/catat_rilis'
import { ownAccount } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { wajibBebasSanggah } from '#app/paket_berjalan/keadaan/keadaan_sanggah'
import { paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import { milikPaket } from '#app/tender/berkas/berkas_hasil'
import { barisDipilih } from '#app/tender/kiriman/kiriman_rekanan'
import { deliveryMessage } from '#app/tender/kiriman/tender_message'
import Sppbj from '#app/tender/sppbj/sppbj'
import { penerimaSppbj } from '#app/tender/sppbj/sppbj_query'
import type { Pelaku } from '#core/auth/actor'
import { recordFile, type BerkasBaru } from '#core/files/receive_files'
import { conflict } from '#core/http/errors'

const teks = tenderHasil.sppbj

export async function kirimSppbj(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: { paketId: number; daftar: unknown; berkas: ReadonlyMap<number, BerkasBaru> }
): Promise<void> {
  const { paket } = await paketUntukTahap(trx, actor, input, {
    hak: 'kontrak.sppbj',
    tahap: { tab: 'sppbj' },
  })
  await wajibBebasSanggah(trx, paket.id)
  const penerima = await penerimaSppbj(trx, paket.id)
  if (!penerima.some((p) => p.calon)) throw conflict(teks.belumTetap)
  const namaPaket = `${paket.kode} ${paket.nama}`
  const kabar = deliveryMessage(paket, {
    kabar: teks.kabar(namaPaket),
    perihal: teks.perihal(namaPaket),
    paragraf: [tenderHasil.kiriman.isi],
  })
  for (const baris of barisDipilih(input.daftar, 'listSppbj', penerima, input.berkas, teks)) {
    const { vendorId, nama, terkirim, calon } = baris.rekanan
    if (terkirim) throw conflict(teks.sudahDikirim(nama))
    if (!calon) throw conflict(teks.bukanPemenang(nama))
    const pemilik = milikPaket('tender.sppbj', paket.id, actor.id, vendorId)
    const file = await recordFile(trx, baris.berkas, pemilik)
    const surat = new Sppbj().useTransaction(trx)
    surat.merge({ paketId: paket.id, rekananId: vendorId, file })
    await surat.kirim(actor, { nama, sha256: baris.berkas.sha256 })
    await tell(trx, ownAccount(vendorId), kabar)
  }
  await catatRilis(trx, paket.id)
}
