/** Who of a package's participants sees the tab of a stage by now: what is told of it is told to them (decisions §5.1). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tampakRekanan } from '@eproc/domain/tahap/akses'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { pesertaPaket } from '#app/paket_berjalan/jadwal/pembaca_berkas_query'
import type { KeadaanPaket, PaketTahap } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { konteksTiapRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'

/** Ids of vendors. A stage without a condition is everybody's. */
export async function pembacaTahap(
  trx: TransactionClientContract,
  paket: PaketTahap,
  k: KeadaanPaket,
  tahap: Tahap
): Promise<number[]> {
  const baris = k.jadwal.find((b) => b.kunci === tahap.kunci)
  if (!baris?.include || tahap.rekanan === null) return []
  const peserta = await pesertaPaket(trx, paket.id)
  if (!tahap.syarat) return peserta
  return [...(await konteksTiapRekanan(paket, peserta, trx, k))]
    .filter(([, context]) => tampakRekanan(tahap, baris, k.status, context))
    .map(([id]) => id)
}
