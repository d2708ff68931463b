/** Who may open a package's files and those of its schedule (S1 §4, decisions §6). */
import db from '@adonisjs/lucid/services/db'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import { paketPemilik, tahapBerkas } from '#app/paket/jadwal/berkas_jadwal_query'
import type { BerkasFilter } from '#app/paket/jadwal/jadwal_query'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { konteksRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import { bolehBerkasTahap } from '#app/paket_berjalan/jadwal/boleh_berkas_tahap'
import { bolehDokumenPaket } from '#app/paket_berjalan/jadwal/boleh_dokumen_paket'
import { tahapTertutup } from '#app/paket_berjalan/jadwal/tahap_tertutup'
import type Paket from '#app/paket_berjalan/paket'
import { dicoba, paketRekanan } from '#app/paket_berjalan/paket_rekanan'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import type { Pelaku } from '#core/auth/actor'
import type { BerkasRow } from '#core/files/file_class'

/** Which schedule files this vendor may open in the package: those meant for vendors, as its list shows them. */
async function saringBerkasRekanan(paket: Paket, rekananId: number): Promise<BerkasFilter> {
  const k = await keadaanPaket(paket)
  const context = await konteksRekanan(paket, rekananId, db, k)
  return (urut, showVendor) => {
    const tahap = k.templat.find((t) => t.urut === urut)
    const baris = k.jadwal.find((j) => j.urut === urut)
    return !!tahap && !!baris && bolehBerkasTahap(paket, k, context, tahap, baris, showVendor)
  }
}

const stafMelihat = async (pelaku: Pelaku, paketId: number): Promise<boolean> =>
  (await dicoba(() => paketUntuk(pelaku, paketId))) !== null

/** Which schedule files this member of staff, who may see the package, may open. */
export async function saringBerkasStaf(pelaku: Pelaku, paket: Paket): Promise<BerkasFilter> {
  const tertutup = await tahapTertutup(pelaku, paket)
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  return (urut) => !tertutup.has(templat.find((t) => t.urut === urut)?.kunci ?? '')
}

async function stafMembaca(pelaku: Pelaku, paketId: number, urut: number): Promise<boolean> {
  const paket = await dicoba(() => paketUntuk(pelaku, paketId))
  return paket !== null && (await saringBerkasStaf(pelaku, paket))(urut, false)
}

/** Class 'jadwal': staff in scope; vendors by the ranges of S1 §4 and the flag of the file. */
export async function bolehBukaJadwal(pelaku: Pelaku | null, berkas: BerkasRow): Promise<boolean> {
  if (!pelaku) return false
  const baris = await tahapBerkas(berkas.jalur)
  if (!baris) return false
  if (!apakahRekanan(pelaku.peran)) return stafMembaca(pelaku, baris.paketId, baris.urut)
  if (pelaku.rekananId === null) return false
  const paket = await dicoba(() => paketRekanan(pelaku.rekananId, baris.paketId))
  if (!paket) return false
  return (await saringBerkasRekanan(paket, pelaku.rekananId))(baris.urut, baris.showVendor)
}

/**
 * Class 'paket' (KAK, lampiran, lain): staff in scope; vendors as {@link bolehDokumenPaket} says. A package tendered
 * again shares its files with the one before: either opens them.
 */
export async function bolehBukaPaket(pelaku: Pelaku | null, berkas: BerkasRow): Promise<boolean> {
  if (!pelaku) return false
  for (const id of await paketPemilik(berkas)) {
    if (!apakahRekanan(pelaku.peran)) {
      if (await stafMelihat(pelaku, id)) return true
    } else if (berkas.dilepas_pada === null && pelaku.rekananId !== null) {
      if (await rekananMelihat(pelaku.rekananId, id)) return true
    }
  }
  return false
}

async function rekananMelihat(rekananId: number, paketId: number): Promise<boolean> {
  const paket = await dicoba(() => paketRekanan(rekananId, paketId))
  return paket !== null && bolehDokumenPaket(paket, rekananId)
}
