/**
 * Which documents of a package's stages may be printed: those whose deed is done (decisions §5.4). What is signed before
 * it is sent (letter of appointment, minutes of a negotiation) and what the other side signs (SPK, SPMK) is printed
 * before the deed that it serves, once its content stands. Nothing appoints or orders any more in a package that has ended.
 */
import db from '@adonisjs/lucid/services/db'
import type { TipeUndangan } from '@eproc/domain/common/choices'
import { keMs } from '@eproc/domain/common/format'
import { berakhir as gagalAtauBatal } from '@eproc/domain/ocds/fakta'
import type { JenisCetakan } from '@eproc/domain/tahap/cetakan'
import { uraiTab } from '@eproc/domain/tahap/tab'
import type { Tahap } from '@eproc/domain/tahap/templat'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import {
  diumumkanSaat,
  penetapanDitunggu,
  sudahMulai,
} from '#app/paket_berjalan/keadaan/keadaan_tahap'
import {
  dinilai,
  perbuatanPaket,
  type Perbuatan,
} from '#app/paket_berjalan/keadaan/tertunggak_query'
import type Paket from '#app/paket_berjalan/paket'
import { tipeDijawab } from '#app/tender/cetakan/isi/surat'
import { pemenangPaket } from '#app/tender/evaluasi/nilai_query'

interface Bahan {
  paket: Paket
  tahap: Tahap
  k: KeadaanPaket
  p: Perbuatan
  adaPemenang: boolean
}
type Syarat = (bahan: Bahan) => boolean

/** Judged so far as the stage asks, and somebody was. */
const evaluasi: Syarat = ({ tahap, k, p }) => p.nilai.length > 0 && dinilai(k, p, tahap)

/** Time or the end of the package has closed the stage. */
function berakhir({ tahap, k }: Bahan): boolean {
  const selesai = keMs(k.jadwal.find((b) => b.kunci === tahap.kunci)?.selesai)
  return k.status === 'A' || k.status === 'P' ? selesai !== null && selesai <= k.kini : true
}

/** Letters that bind somebody, not minutes of what was done. */
const SURAT: ReadonlySet<JenisCetakan> = new Set(['sppbj', 'spk', 'spmk'])

/** Does the package's end leave no such letter to be printed? */
export const tanpaSurat = (jenis: JenisCetakan, k: KeadaanPaket): boolean =>
  SURAT.has(jenis) && gagalAtauBatal(k.status)

function diundang({ tahap, p }: Bahan): boolean {
  const tipe = tahap.staf.map(uraiTab).find((t) => t.jenis === 'undangan')?.varian
  return (p.undangan ?? []).includes(tipe as TipeUndangan)
}

const SYARAT: Readonly<Record<JenisCetakan, Syarat>> = {
  'pengumuman': ({ tahap, k }) =>
    !tahap.umumkan || tahap.umumkan.some((b) => diumumkanSaat(k).has(b)),
  'undangan': diundang,
  'aanwizjing': berakhir,
  'pembukaan': ({ tahap, k }) => k.dibuka.has(tahap.kunci),
  'evaluasi': evaluasi,
  'pembuktian': evaluasi,
  'penetapan': ({ tahap, k }) => k.ditegaskan.has(tahap.kunci),
  'jawaban': (bahan) => tipeDijawab(bahan).every((tipe) => !bahan.k.belumDijawab.has(tipe)),
  'negosiasi': ({ p }) => p.runding,
  'ba-negosiasi': ({ p }) => p.runding,
  'ba-pl': ({ p, adaPemenang }) => p.baPl && adaPemenang,
  'sppbj': ({ tahap, k, adaPemenang }) =>
    adaPemenang && k.belumDijawab.size === 0 && penetapanDitunggu(k, tahap) === null,
  'spk': ({ paket, adaPemenang }) => adaPemenang && paket.tglKontrak !== null,
  'spmk': ({ paket, adaPemenang }) => adaPemenang && paket.tglKontrak !== null,
}

/** Answers for every document of the package whether it can be printed now. */
export async function cetakanSiap(
  paket: Paket,
  k: KeadaanPaket
): Promise<(tahap: Tahap, jenis: JenisCetakan) => boolean> {
  const [p, pemenang] = await Promise.all([
    perbuatanPaket(db, paket.id),
    pemenangPaket(db, paket.id),
  ])
  return (tahap, jenis) => {
    // The announcement of the package is its publication; everything else comes with its stage.
    const baris = k.jadwal.find((b) => b.kunci === tahap.kunci && b.include)
    const terbit = jenis === 'pengumuman' && !tahap.umumkan && k.status !== 'N'
    if (!baris || !(terbit || sudahMulai(k, baris)) || tanpaSurat(jenis, k)) return false
    return SYARAT[jenis]({ paket, tahap, k, p, adaPemenang: pemenang !== null })
  }
}
