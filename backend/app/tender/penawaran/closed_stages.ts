import db from '@adonisjs/lucid/services/db'
import { pemasukanTertutup } from '@eproc/domain/tahap/pemasukan'
import type { PenawaranRekanan } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { konteksTiapRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import type Paket from '#app/paket_berjalan/paket'

/** Says of each participant which submissions its announced results have shut: it has not omitted to hand in there. */
export async function withClosedStages(
  paket: Paket,
  participants: readonly PenawaranRekanan[]
): Promise<PenawaranRekanan[]> {
  const keadaan = await keadaanPaket(paket)
  const ids = participants.flatMap(({ vendorId }) => vendorId ?? [])
  const konteks = await konteksTiapRekanan(paket, ids, db, keadaan)
  return participants.map((p) => {
    if (p.vendorId === null) return p
    const tahapTertutup = pemasukanTertutup(keadaan.templat, konteks.get(p.vendorId)!)
    return tahapTertutup.length > 0 ? { ...p, tahapTertutup } : p
  })
}
