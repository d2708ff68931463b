/** Publication (decisions §5): N → A. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jumlahPokjaSah } from '@eproc/domain/paket/aturan_pokja'
import { aturanKelengkapan } from '@eproc/domain/paket/aturan_kelengkapan'
import { Checker } from '@eproc/domain/common/checker'
import { aturanPenerbitan } from '@eproc/domain/paket/jadwal'
import { TINDAKAN_PAKET, type AturanTindakan } from '@eproc/domain/paket/tindakan_paket'
import { paket as teks } from '@eproc/i18n/id/paket'
import { catatRilis } from '#app/ocds/catat_rilis'
import { bacaLangkah, kiniBasisData, type LangkahTersimpan } from '#app/paket/jadwal/jadwal_query'
import { masaDaftar } from '#app/paket/jadwal/masa_daftar'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { enforce } from '#core/http/input'

/** The schedule is sound and has not begun; HPS, a location, KAK and pokja are there. */
export async function terbitkanPaket(
  trx: TransactionClientContract,
  actor: Pelaku,
  paketId: number,
  aturan: AturanTindakan = TINDAKAN_PAKET.terbitkan
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { aturan })
  const jadwal = await bacaLangkah(trx, paket.id)
  const pokja = await paket.related('pokja').query()
  await wajibSiap(trx, paket, jadwal, pokja.length)
  await paket.terbitkan(actor, masaDaftar(paket, jadwal))
  await catatRilis(trx, paket.id)
  const kabar = teks.kabar.terbit(paket.kode, paket.nama)
  await tell(
    trx,
    { who: packageStaff(paket), except: [actor.id] },
    packageMessage(kabar, packagePage(paket.id))
  )
  return paket.id
}

async function wajibSiap(
  trx: TransactionClientContract,
  paket: Paket,
  jadwal: readonly LangkahTersimpan[],
  jumlahPokja: number
): Promise<void> {
  const check = new Checker()
  check.include(aturanPenerbitan(jadwal, { sekarang: await kiniBasisData(trx) }))
  check.include(
    aturanKelengkapan({
      totalPagu: paket.totalPagu,
      jumlahLokasi: (await paket.related('lokasi').query()).length,
      jumlahKbli: (await paket.related('kbli').query()).length,
      adaKak: paket.fileKak !== null,
    })
  )
  const cukup = jumlahPokjaSah(paket.metodePemilihan, jumlahPokja)
  check.ensure(cukup, 'pokja', 'required', teks.lengkap.pokja)
  enforce(check.findings)
}
