/** Files of stages that vendors see: until when requirements may be shown there, and who hears of them. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { uraiTab } from '@eproc/domain/tahap/tab'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { paket as teks } from '@eproc/i18n/id/paket'
import { vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { bolehBerkasTahap } from '#app/paket_berjalan/jadwal/boleh_berkas_tahap'
import { rekananPaket } from '#app/paket_berjalan/jadwal/pembaca_berkas_query'
import {
  keadaanPaket,
  type JadwalRow,
  type KeadaanPaket,
} from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { konteksTiapRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { conflict } from '#core/http/errors'

export interface BerkasTerlihat {
  /** number of the stage */
  urut: number
  /** of the file, as who sent it named it */
  nama: string
}

const MENSYARATKAN: ReadonlySet<string> = new Set(['dokumen', 'penjelasan'])

/** The included submission that follows a stage in which vendors read what is asked of them; null for other stages. */
function pemasukanSesudah(k: KeadaanPaket, tahap: Tahap): JadwalRow | null {
  if (!tahap.rekanan || !MENSYARATKAN.has(uraiTab(tahap.rekanan).jenis)) return null
  for (const { urut, kunci, rekanan } of k.templat) {
    const baris = k.jadwal.find((b) => b.kunci === kunci && b.include)
    if (urut > tahap.urut && baris && rekanan?.startsWith('pemasukan:')) return baris
  }
  return null
}

/**
 * What is asked of offers stands as it is once they are in: like an addendum (decisions §5), a file of such a stage
 * reaches vendors until its submission ends. Had that ended before the package stopped?
 */
export const terlambatDiperlihatkan = (k: KeadaanPaket, tahap: Tahap): boolean =>
  sudahMulai(k, { mulai: pemasukanSesudah(k, tahap)?.selesai ?? null })

/** @throws 409 as {@link terlambatDiperlihatkan} says */
export function wajibMasihDiperlihatkan(
  k: KeadaanPaket,
  daftar: readonly Pick<BerkasTerlihat, 'urut'>[]
): void {
  for (const { urut } of daftar) {
    const tahap = k.templat.find((t) => t.urut === urut)
    if (tahap && terlambatDiperlihatkan(k, tahap)) {
      throw conflict(teks.errors.berkasTerlambat(tahap.nama))
    }
  }
}

/** These files are shown to vendors from now on: refuses those that come too late, and tells who may open them. */
export async function perlihatkanBerkas(
  trx: TransactionClientContract,
  paket: Paket,
  daftar: readonly BerkasTerlihat[]
): Promise<void> {
  if (daftar.length === 0) return
  const k = await keadaanPaket(paket, trx)
  wajibMasihDiperlihatkan(k, daftar)
  const mulai = k.jadwal.filter((b) => daftar.some((f) => f.urut === b.urut) && sudahMulai(k, b))
  if (mulai.length === 0) return
  const pembaca = await pembacaBerkas(trx, paket, k)
  for (const baris of mulai) {
    const nama = daftar.filter((f) => f.urut === baris.urut).map((f) => f.nama)
    const kabar = teks.kabar.berkasTahap(baris.tahap, `${paket.kode} ${paket.nama}`)
    const pesan = packageMessage(kabar, packagePage(paket.id), [teks.kabar.isiBerkasTahap(nama)])
    await tell(trx, { who: [vendors(...pembaca(baris))] }, pesan)
  }
}

/** Who opens the files of a stage that are shown to vendors, by the stage. */
export async function pembacaBerkas(
  trx: TransactionClientContract,
  paket: Paket,
  k: KeadaanPaket
): Promise<(baris: JadwalRow) => number[]> {
  const konteks = await konteksTiapRekanan(paket, await rekananPaket(trx, paket.id), trx, k)
  return (baris) => {
    const tahap = k.templat.find((t) => t.kunci === baris.kunci)
    if (!tahap) return []
    return [...konteks]
      .filter(([, context]) => bolehBerkasTahap(paket, k, context, tahap, baris, true))
      .map(([id]) => id)
  }
}
