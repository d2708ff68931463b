import db from '@adonisjs/lucid/services/db'
import { tampakRekanan } from '@eproc/domain/tahap/akses'
import { apakahInternal } from '@eproc/domain/common/roles'
import { uraiTab, type FaseTopik } from '@eproc/domain/tahap/tab'
import type Paket from '#app/paket_berjalan/paket'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { konteksRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import type { Pelaku } from '#core/auth/actor'
import { notFound } from '#core/http/errors'

/** The tab in which topics of this phase are written and read. */
export const tabTopik = (fase: FaseTopik) =>
  fase === 'SH'
    ? ({ tab: 'sanggah', varian: 'B' } as const)
    : ({ tab: 'penjelasan', varian: fase } as const)

/** 404 unless the reader is staff or a participant whose explanation tab has begun. */
export async function wajibMembaca(pelaku: Pelaku, paket: Paket, fase: FaseTopik): Promise<void> {
  const k = await keadaanPaket(paket)
  const { tab: jenis, varian } = tabTopik(fase)
  const tahap = k.templat.find((t) => {
    const tab = t.rekanan ? uraiTab(t.rekanan) : null
    return tab?.jenis === jenis && tab.varian === varian
  })
  const baris = k.jadwal.find((b) => b.kunci === tahap?.kunci)
  if (!tahap || !baris) throw notFound()
  if (apakahInternal(pelaku.peran)) return
  if (pelaku.rekananId === null) throw notFound()
  const context = await konteksRekanan(paket, pelaku.rekananId, db, k)
  if (!tampakRekanan(tahap, baris, k.status, context) || !sudahMulai(k, baris)) {
    throw notFound()
  }
}
