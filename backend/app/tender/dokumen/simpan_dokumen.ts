import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Checker } from '@eproc/domain/common/checker'
import type { JenisDokumenTender } from '@eproc/domain/tender/answers_dokumen'
import { tender as teks } from '@eproc/i18n/id/tender'
import { vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { rekamDokumen } from '#app/paket_berjalan/dokumen/rekam_dokumen'
import { pembacaTahap } from '#app/paket_berjalan/jadwal/pembaca_tahap'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { versiDokumen } from '#app/tender/dokumen/dokumen_query'
import PaketDokumen from '#app/paket_berjalan/dokumen/paket_dokumen'
import {
  pilihTahapDokumen,
  wajibBolehUnggah,
  type SifatDokumen,
} from '#app/tender/dokumen/tahap_dokumen'
import { committeeMessage } from '#app/tender/kiriman/tender_message'
import type { Pelaku } from '#core/auth/actor'
import type { BerkasBaru } from '#core/files/receive_files'
import { enforce } from '#core/http/input/input'

const JENIS: readonly JenisDokumenTender[] = ['fileSDP', 'fileTambahan']

export interface KirimanDokumen {
  paketId: number
  berkas: Partial<Record<JenisDokumenTender, BerkasBaru>>
  /** key of the pick-up stage; null: the current one */
  tahap: string | null
  keterangan: string | null
  /** the committee prepares a package that is not published yet */
  draf?: true
}

/**
 * Stores a new version of one or both documents; the earlier ones stay. A document that is new to vendors, and an addendum,
 * are told to everybody who takes part and may see the documents.
 * @returns is it an addendum?
 */
export async function simpanDokumen(
  trx: TransactionClientContract,
  actor: Pelaku,
  { berkas, tahap: key, keterangan, draf, ...dibaca }: KirimanDokumen
): Promise<{ paket: Paket; addendum: boolean }> {
  const paket = await paketUntukTindakan(trx, actor, dibaca, {
    hak: draf ? 'panitia.tender.kelola' : 'tender.sdp',
  })
  const jenis = JENIS.filter((j) => berkas[j])
  const check = new Checker()
  for (const j of JENIS) check.ensure(jenis.length > 0, j, 'required', teks.dokumen.minimal)
  enforce(check.findings)
  const k = await keadaanPaket(paket, trx)
  const t = pilihTahapDokumen(k, key)
  const tahap = t.tahap.kunci
  const ada = (await versiDokumen(trx, paket.id)).filter((v) => v.tahap === tahap)
  const sifat: Record<SifatDokumen, JenisDokumenTender[]> = { siap: [], baru: [], addendum: [] }
  for (const j of jenis) {
    const previous = ada.find((v) => v.jenis === j)
    sifat[wajibBolehUnggah(k, t, previous !== undefined, draf)].push(j)
    const letak = { kelas: 'tender.dokumen', paketId: paket.id, field: j } as const
    const file = await rekamDokumen(trx, actor, berkas[j]!, letak)
    const dokumen = new PaketDokumen().useTransaction(trx)
    dokumen.merge({ paketId: paket.id, tahap, jenis: j, file, keterangan })
    await dokumen.terbitkan(actor, previous)
  }
  for (const kata of ['baru', 'addendum'] as const) {
    const nama = sifat[kata].map((j) => teks.dokumen.nama[j])
    if (nama.length === 0) continue
    const { perihal, kabar, isi } = teks.dokumen[kata]
    const pesan = committeeMessage(paket, {
      kabar: kabar(paket.nama),
      perihal: perihal(paket.nama),
      paragraf: [isi(nama), ...(keterangan ? [keterangan] : [])],
    })
    await tell(trx, { who: [vendors(...(await pembacaTahap(trx, paket, k, t.tahap)))] }, pesan)
  }
  return { paket, addendum: sifat.addendum.length > 0 }
}
