import db from '@adonisjs/lucid/services/db'
import { tahapPendaftaran } from '@eproc/domain/tahap/templat'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { konteksRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import type Paket from '#app/paket_berjalan/paket'

/**
 * May the vendor download the package's own documents (KAK, lampiran, lain) now? Participants and the invited, once a
 * stage of document pick-up has begun; where the schedule has none, that of registration.
 */
export async function bolehDokumenPaket(paket: Paket, rekananId: number): Promise<boolean> {
  const k = await keadaanPaket(paket)
  const context = await konteksRekanan(paket, rekananId, db, k)
  if (!context.peserta && !context.undangan.has('P')) return false
  const ikut = k.jadwal.filter((b) => b.include)
  const ambil = k.templat.filter((t) => t.rekanan === 'dokumen').map((t) => t.kunci)
  const membuka = ikut.some((b) => ambil.includes(b.kunci))
    ? ambil
    : [tahapPendaftaran(k.templat)?.kunci]
  // Not while it is paused, nor after it stopped before that.
  return ikut.some((b) => membuka.includes(b.kunci) && sudahMulai(k, b))
}
