/** Publication (decisions §5): N → A. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TINDAKAN_PAKET, type AturanTindakan } from '@eproc/domain/paket/tindakan_paket'
import { paket as teks } from '@eproc/i18n/id/paket'
import { catatRilis } from '#app/ocds/catat_rilis'
import { bacaLangkah } from '#app/paket/jadwal/jadwal_query'
import { masaDaftar } from '#app/paket/jadwal/masa_daftar'
import { kurangUntukTerbit } from '#app/paket/proses/kelengkapan_query'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import { formHolderSet, holdersRequired } from '#app/pemegang/himpunan/form_set'
import type { Pelaku } from '#core/auth/actor'
import { enforce } from '#core/http/input/input'

/** Every rule of its form holds still, the schedule has not begun, pokja and documents are there. */
export async function terbitkanPaket(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: PaketDibaca,
  aturan: AturanTindakan = TINDAKAN_PAKET.terbitkan
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, dibaca, { aturan })
  enforce(await kurangUntukTerbit(trx, paket))
  if (await holdersRequired()) await formHolderSet(trx, paket)
  await paket.terbitkan(actor, masaDaftar(paket, await bacaLangkah(trx, paket.id)))
  await catatRilis(trx, paket.id)
  const kabar = teks.kabar.terbit(paket.kode, paket.nama)
  await tell(
    trx,
    { who: packageStaff(paket), except: [actor.id] },
    packageMessage(kabar, packagePage(paket.id))
  )
  return paket.id
}
