import db from '@adonisjs/lucid/services/db'
import { tampakRekanan } from '@eproc/domain/tahap/akses'
import { tahapPemasok } from '@eproc/domain/tahap/pemasukan'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { konteksTiapRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import type Paket from '#app/paket_berjalan/paket'

/**
 * Of these participants those whom the stage before the opening was open to: who had failed by then has not omitted
 * to hand in.
 */
export async function entitledTo<P extends { id: number; masuk: boolean }>(
  paket: Paket,
  key: string,
  participants: readonly P[]
): Promise<P[]> {
  const keadaan = await keadaanPaket(paket)
  const pemasok = tahapPemasok(keadaan.templat, key)
  const jadwal = keadaan.jadwal.find((j) => j.kunci === pemasok?.kunci)
  if (!pemasok?.syarat?.some((nama) => nama.startsWith('lulus')) || !jadwal) {
    return [...participants]
  }
  const tanpa = participants.filter(({ masuk }) => !masuk).map(({ id }) => id)
  const konteks = await konteksTiapRekanan(paket, tanpa, db, keadaan)
  return participants.filter(
    ({ id, masuk }) => masuk || tampakRekanan(pemasok, jadwal, keadaan.status, konteks.get(id)!)
  )
}
