import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { fileTab } from '@eproc/domain/tahap/tab'
import { templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import { tahapPembukaan } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type Paket from '#app/paket_berjalan/paket'
import { tahapTerbuka } from '#app/paket_berjalan/tahap_paket'
import Pembukaan from '#app/tender/pembukaan/pembukaan'
import { conflict } from '#core/http/errors'

const teks = tenderHasil.evaluasi

/** The stage in which these parts may be evaluated now, and the openings (keys) that gave their offers. */
export async function tahapEvaluasi(
  trx: TransactionClientContract,
  paket: Paket,
  bagian: readonly KategoriFile[]
): Promise<{ tahap: Tahap; buka: string[] }> {
  const { tahap, tab } = await tahapTerbuka(trx, paket, 'evaluasi', null, { sisi: 'staf' })
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const sah = await Pembukaan.tahapSah(trx, paket.id)
  const buka = bagian.map((b) => {
    if (!fileTab(tab).includes(b)) throw conflict(teks.bukanTahap(tenderHasil.bagian[b]))
    const key = tahapPembukaan(templat, b, tahap.urut)?.kunci
    if (!key || !sah.has(key)) throw conflict(teks.belumDibuka(tenderHasil.bagian[b]))
    return key
  })
  return { tahap, buka }
}
