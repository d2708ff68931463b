/** Sends a letter to each ticked vendor that it is for (S3 §5.1), once. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { catatRilis } from '#app/ocds/catat_rilis'
import { ownAccount } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { wajibBebasSanggah } from '#app/paket_berjalan/keadaan/keadaan_sanggah'
import type Paket from '#app/paket_berjalan/paket'
import { milikPaket, type KelasHasil } from '#app/tender/berkas/berkas_hasil'
import { barisDipilih, type TeksKiriman } from '#app/tender/kiriman/kiriman_rekanan'
import { penerimaSurat } from '#app/tender/kiriman/surat_query'
import type { SuratRekanan } from '#app/tender/kiriman/surat_rekanan'
import { deliveryMessage } from '#app/tender/kiriman/tender_message'
import type { Pelaku } from '#core/auth/actor'
import { recordFile, type BerkasBaru } from '#core/files/receive_files'
import { conflict } from '#core/http/errors'

/** What was sent; row i of the list belongs to file i. */
export interface SuratDikirim {
  paketId: number
  daftar: unknown
  berkas: ReadonlyMap<number, BerkasBaru>
}

interface JenisSurat {
  Model: typeof SuratRekanan
  kelas: KelasHasil
  /** name of the list, `listSppbj` */
  field: string
  teks: TeksKiriman &
    Record<'kabar' | 'perihal' | 'sudahDikirim' | 'bukanCalon', (nama: string) => string>
}

export async function kirimSurat(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paket, daftar, berkas }: Omit<SuratDikirim, 'paketId'> & { paket: Paket },
  { Model, kelas, field, teks }: JenisSurat
): Promise<void> {
  await wajibBebasSanggah(trx, paket.id)
  const penerima = await penerimaSurat(trx, Model.table, paket.id)
  const namaPaket = `${paket.kode} ${paket.nama}`
  const kabar = deliveryMessage(paket, {
    kabar: teks.kabar(namaPaket),
    perihal: teks.perihal(namaPaket),
    paragraf: [tenderHasil.kiriman.isi],
  })
  for (const baris of barisDipilih(daftar, field, penerima, berkas, teks)) {
    const { vendorId, nama, terkirim, calon } = baris.rekanan
    if (terkirim) throw conflict(teks.sudahDikirim(nama))
    if (!calon) throw conflict(teks.bukanCalon(nama))
    const pemilik = milikPaket(kelas, paket.id, actor.id, vendorId)
    const file = await recordFile(trx, baris.berkas, pemilik)
    const surat = new Model().useTransaction(trx)
    surat.merge({ paketId: paket.id, rekananId: vendorId, file })
    await surat.kirim(actor, { nama, sha256: baris.berkas.sha256 })
    await tell(trx, ownAccount(vendorId), kabar)
  }
  await catatRilis(trx, paket.id)
}
