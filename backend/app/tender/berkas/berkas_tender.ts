/** Files of a package under way: what is accepted, and who reads them (decisions §5, §6). */
import db from '@adonisjs/lucid/services/db'
import { tampakRekanan } from '@eproc/domain/tahap/akses'
import { apakahInternal } from '@eproc/domain/common/roles'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { bolehBerkasTahap } from '#app/paket_berjalan/jadwal/boleh_berkas_tahap'
import { tahapTertutup } from '#app/paket_berjalan/jadwal/tahap_tertutup'
import type Paket from '#app/paket_berjalan/paket'
import { dicoba, paketBagi } from '#app/paket_berjalan/paket_rekanan'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { konteksRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import {
  letakBerkasTahap,
  letakDokumen,
  type LetakBerkas,
} from '#app/tender/berkas/letak_berkas_query'
import { bolehBacaNilai } from '#app/tender/evaluasi/boleh_baca_nilai'
import type { BerkasRow } from '#core/files/file_class'
import type { Pelaku } from '#core/auth/actor'
import type { FileRule } from '#core/files/receive_files'

/** Rule of a file field of a package under way. */
export const BERKAS_TENDER: FileRule = { jenis: JENIS_BERKAS_UMUM, maks: 'MAKS_UKURAN_TENDER' }

/** The package of the file when the user may see it, else null. */
function paketBerkas(pelaku: Pelaku, berkas: BerkasRow): Promise<Paket | null> {
  const id = berkas.objek === 'paket' ? Number(berkas.objek_id) : 0
  return dicoba(() => paketBagi(pelaku, id))
}

/** Does the vendor's view of the package give this file of stage `kunci`? */
async function bolehRekanan(pelaku: Pelaku, paket: Paket, letak: LetakBerkas, tab: boolean) {
  if (pelaku.rekananId === null) return false
  const k = await keadaanPaket(paket)
  const tahap = k.templat.find((t) => t.kunci === letak.kunci)
  const baris = k.jadwal.find((b) => b.kunci === letak.kunci)
  if (!tahap || !baris) return false
  const context = await konteksRekanan(paket, pelaku.rekananId, db, k)
  // Tender documents belong to the stage's own tab and to nobody else.
  if (tab && !tampakRekanan(tahap, baris, k.status, context)) return false
  return bolehBerkasTahap(paket, k, context, tahap, baris, letak.showVendor)
}

/**
 * Reader's rule of a file whose place is found by `letak`: staff in whose scope the package is, of what was judged as
 * {@link tahapTertutup} says, vendors as the stage allows. `hanyaTab`: only with the stage's own tab.
 */
function kelasTahap(letak: (jalur: string) => Promise<LetakBerkas | undefined>, hanyaTab: boolean) {
  return {
    async boleh(pelaku: Pelaku | null, berkas: BerkasRow): Promise<boolean> {
      if (!pelaku) return false
      const paket = await paketBerkas(pelaku, berkas)
      if (!paket) return false
      const l = await letak(berkas.jalur)
      if (apakahInternal(pelaku.peran)) {
        return l === undefined || !(await tahapTertutup(pelaku, paket)).has(l.kunci)
      }
      return l !== undefined && bolehRekanan(pelaku, paket, l, hanyaTab)
    },
  }
}

/** Files of a stage (`jadwal_berkas`): schedule dialog, announcement, explanation. */
export const kelasBerkasJadwal = kelasTahap(letakBerkasTahap, false)

/** Files of the tender documents: only with the tab of the stage they lie in. */
export const kelasDokumenTender = kelasTahap(letakDokumen, true)

/** Letters to one vendor: that vendor and staff in whose scope the package is. */
export async function bolehSurat(pelaku: Pelaku | null, berkas: BerkasRow): Promise<boolean> {
  if (!pelaku) return false
  if (!apakahInternal(pelaku.peran)) {
    return berkas.rekanan_id !== null && berkas.rekanan_id === pelaku.rekananId
  }
  return (await paketBerkas(pelaku, berkas)) !== null
}

/** Minutes of what was judged and negotiated: of the staff for who may read prices (decisions §2). */
export async function bolehBeritaAcara(pelaku: Pelaku | null, berkas: BerkasRow): Promise<boolean> {
  if (!pelaku || !apakahInternal(pelaku.peran)) return bolehSurat(pelaku, berkas)
  const paket = await paketBerkas(pelaku, berkas)
  return paket !== null && bolehBacaNilai(pelaku, paket)
}
