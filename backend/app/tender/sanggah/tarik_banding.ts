import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tolakTarik } from '@eproc/domain/tahap/sanggah'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderServer } from '@eproc/i18n/id/tender_server'
import { ownAccount } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import { paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import { deliveryMessage } from '#app/tender/kiriman/tender_message'
import Sanggah from '#app/tender/sanggah/sanggah'
import { lockPenyanggah } from '#app/tender/sanggah/sanggah_query'
import type { Pelaku } from '#core/auth/actor'
import { conflict, forbidden, notFound } from '#core/http/errors'

const teks = tenderHasil.sanggah
const words = tenderServer.banding

/**
 * Whoever entered an appeal by mistake (KTEN 12) takes the entry back until it is answered: it would shut out the
 * vendor's own. It stays readable, with the reason.
 */
export async function tarikBanding(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: { paketPenyediaId: number; vendorId: number; alasan: string }
): Promise<void> {
  const { paket } = await paketUntukTahap(
    trx,
    actor,
    { paketId: input.paketPenyediaId },
    { hak: 'tender.sanggah.jawab', tahap: { tab: 'sanggah', varian: 'BD' } }
  )
  const rekanan = await lockPenyanggah(trx, paket.id, input.vendorId)
  if (!rekanan) throw notFound()
  const berjalan = await Sanggah.berjalan(trx, paket.id, ['BD'])
  const banding = berjalan.find((s) => s.rekananId === input.vendorId)
  if (!banding) throw conflict(teks.belumMenyanggah(rekanan.nama))
  const tolak = tolakTarik(banding, actor.id)
  if (tolak === 'bukanPencatat') throw forbidden(words.bukanPencatat)
  if (tolak) throw conflict(teks.sudahDijawab(rekanan.nama))
  await banding.tarik(actor, { nama: rekanan.nama, alasan: input.alasan })
  const namaPaket = `${paket.kode} ${paket.nama}`
  const kabar = words.kabar(namaPaket)
  const isi = { kabar, perihal: kabar, paragraf: [words.isi(input.alasan)] }
  await tell(trx, ownAccount(input.vendorId), deliveryMessage(paket, isi))
  await tell(
    trx,
    { who: packageStaff(paket), except: [actor.id] },
    packageMessage(words.kabarStaf(rekanan.nama, namaPaket), packagePage(paket.id))
  )
}
