/** A vendor objects, or staff enter a paper appeal (decisions §5, §5.1 KTEN 12). One a vendor, type and round. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TipeSanggah } from '@eproc/domain/common/choices'
import { tolakSanggah } from '@eproc/domain/tahap/sanggah'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { ownAccount } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukRekanan, paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import { rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import { milikPaket } from '#app/tender/berkas/berkas_hasil'
import { deliveryMessage } from '#app/tender/kiriman/tender_message'
import Sanggah from '#app/tender/sanggah/sanggah'
import { lockPenyanggah, masihMenerima } from '#app/tender/sanggah/sanggah_query'
import type { Pelaku } from '#core/auth/actor'
import { recordFile, type BerkasBaru } from '#core/files/receive_files'
import { conflict, invalidField, notFound } from '#core/http/errors'

const teks = tenderHasil.sanggah

interface BandingInput {
  paketPenyediaId: number
  vendorId: number
  berkas: BerkasBaru | undefined
}

export async function kirimSanggah(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: BandingInput & { tipe: TipeSanggah }
): Promise<void> {
  rekananSendiri(actor, input.vendorId)
  const { paket, rekananId } = await paketUntukRekanan(trx, actor, input.paketPenyediaId, {
    tab: 'sanggah',
    varian: input.tipe,
  })
  await simpan(trx, actor, paket, { ...input, vendorId: rekananId })
}

/** Staff only where the stage has their own tab for appeals beside no vendor tab: KTEN 12, construction. */
export async function catatBanding(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: BandingInput
): Promise<void> {
  const { paket, tahap, baris } = await paketUntukTahap(
    trx,
    actor,
    { paketId: input.paketPenyediaId },
    { hak: 'tender.sanggah.jawab', tahap: { tab: 'sanggah', varian: 'BD' } }
  )
  if (tahap.rekanan !== null) throw conflict(teks.bandingSendiri)
  // Replies may come later than the stage's end, new appeals not.
  if (!(await masihMenerima(trx, baris.id))) throw conflict(tenderHasil.penetapan.lewat)
  const { vendorId } = input
  const { sha256 } = await simpan(trx, actor, paket, { ...input, tipe: 'BD' })
  // An appeal shuts out every other one of this vendor: whose it is hears of it, and can compare it with what it sent.
  const namaPaket = `${paket.kode} ${paket.nama}`
  const kabar = deliveryMessage(paket, {
    kabar: teks.kabarDicatat(namaPaket),
    perihal: teks.kabarDicatat(namaPaket),
    paragraf: [teks.isiDicatat(sha256)],
  })
  await tell(trx, ownAccount(vendorId), kabar)
}

async function simpan(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  { vendorId, tipe, berkas }: BandingInput & { tipe: TipeSanggah }
): Promise<BerkasBaru> {
  const rekanan = await lockPenyanggah(trx, paket.id, vendorId)
  if (!rekanan) throw notFound()
  const berjalan = await Sanggah.berjalan(trx, paket.id, ['B', tipe])
  const sendiri = berjalan.filter((s) => s.rekananId === vendorId)
  const tolak = tolakSanggah(tipe, rekanan.masuk, sendiri)
  if (tolak) throw conflict(teks[tolak])
  if (!berkas) throw invalidField('fileSanggahVendor', 'required', teks.tanpaFileVendor)
  const sanggah = new Sanggah().useTransaction(trx)
  const pemilik = milikPaket('tender.sanggah', paket.id, actor.id, vendorId)
  sanggah.merge({
    paketId: paket.id,
    rekananId: vendorId,
    tipe,
    fileSanggahVendor: await recordFile(trx, berkas, pemilik),
    pencatatId: actor.rekananId === vendorId ? null : actor.id,
  })
  await sanggah.kirim(actor, { nama: rekanan.nama, sha256: berkas.sha256 })
  const kabar = teks.kabarMasuk(rekanan.nama, `${paket.kode} ${paket.nama}`)
  await tell(
    trx,
    { who: packageStaff(paket), except: [actor.id] },
    packageMessage(kabar, packagePage(paket.id))
  )
  return berkas
}
