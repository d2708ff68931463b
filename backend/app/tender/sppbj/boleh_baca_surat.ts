import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import type Paket from '#app/paket_berjalan/paket'
import { bolehPaket, pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import { bolehBacaNilai } from '#app/tender/evaluasi/boleh_baca_nilai'
import type { Pelaku } from '#core/auth/actor'

/**
 * Whoever is to get the award letter is the winner: until that is announced for who reads judgements, and, once its stage
 * has begun, for who sends the letter (of a TLA it is the announcement).
 */
export async function bolehBacaSurat(pelaku: Pelaku, paket: Paket): Promise<boolean> {
  if (await bolehBacaNilai(pelaku, paket)) return true
  if (!bolehPaket(pelaku, await pelakuPaket(pelaku, paket.id), 'kontrak.sppbj')) return false
  const k = await keadaanPaket(paket)
  const kunci = k.templat.filter((t) => t.staf.includes('sppbj')).map((t) => t.kunci)
  return k.jadwal.some((b) => kunci.includes(b.kunci) && b.include && sudahMulai(k, b))
}
