/** Which stages make a document that is printed (decisions §5.4), read from the staff tabs of the stage table. */
import { judulCetakan, judulPembukaanPra } from '@eproc/i18n/id/cetakan_umum'
import { jenisPenetapan } from './penetapan.ts'
import { menetapkan } from './susulan.ts'
import { tabKerja, type Tahap } from './templat.ts'
import { uraiTab, type JenisTab } from './tab.ts'

export const JENIS_CETAKAN = [
  'pengumuman',
  'undangan',
  'aanwizjing',
  'pembukaan',
  'evaluasi',
  'pembuktian',
  'penetapan',
  'jawaban',
  'negosiasi',
  'ba-negosiasi',
  'ba-pl',
  'sppbj',
  'spk',
  'spmk',
] as const
export type JenisCetakan = (typeof JENIS_CETAKAN)[number]

/** A kind of tab without a document only shows or receives. */
const DARI_TAB: Readonly<Record<JenisTab, JenisCetakan | null>> = {
  'pengumuman': 'pengumuman',
  'undangan': 'undangan',
  'dokumen': null,
  'peserta': null,
  'penjelasan': 'aanwizjing',
  'pemasukan': null,
  'pembukaan': 'pembukaan',
  'evaluasi': 'evaluasi',
  'hasil': null,
  'sanggah': null,
  'negosiasi': 'negosiasi',
  'ba-negosiasi': 'ba-negosiasi',
  'penetapan': 'penetapan',
  'ba-pl': 'ba-pl',
  'sppbj': 'sppbj',
  'spk': 'spk',
  'spmk': 'spmk',
}

/** Evaluations that prove what was offered, and announcements that answer objections. */
const PEMBUKTIAN = /pembuktian/
const JAWABAN = /^jawaban-/

type Pencetak = Pick<Tahap, 'kunci' | 'staf' | 'menetapkan'>
/** The documents of a stage, in the order of its tabs. */
export function cetakanTahap(tahap: Pencetak): JenisCetakan[] {
  const { kunci } = tahap
  const jenis = tabKerja(tahap).flatMap((tab) => {
    const dari = DARI_TAB[uraiTab(tab).jenis]
    if (dari === 'evaluasi' && PEMBUKTIAN.test(kunci)) return ['pembuktian' as const]
    if (dari === 'pengumuman' && JAWABAN.test(kunci)) return ['jawaban' as const]
    return dari ? [dari] : []
  })
  // Where result and minutes are one stage, the minutes tell the result.
  return jenis.includes('ba-negosiasi') ? jenis.filter((j) => j !== 'negosiasi') : jenis
}

/** The six documents that S3 §7.4 names, by the last part of their address. */
export const CETAKAN_RPT = {
  pengumuman: 'pengumuman',
  aanwizjing: 'aanwizjing',
  pembukaan: 'pembukaan-dokumen-penawaran',
  evaluasi: 'evaluasi-administrasi-teknis-harga-dan-kualifikasi',
  pembuktian: 'pembuktian-kualifikasi',
  penetapan: 'penetapan-pemenang',
} as const satisfies Partial<Record<JenisCetakan, string>>
export type JenisRpt = keyof typeof CETAKAN_RPT

/** The stage that these two documents mean when none is named, whatever other stages determine or prove. */
export function tahapTetap(templat: readonly Tahap[], jenis: JenisCetakan): Tahap | undefined {
  if (jenis === 'pembuktian') return templat.find((t) => t.kunci === 'pembuktian')
  if (jenis !== 'penetapan') return undefined
  return templat.find((t) => menetapkan(t) && jenisPenetapan(templat, t) === 'urutan')
}

/**
 * The address to which a package's id is added, for the stage that it always means: the first announcement, the winner's
 * determination, the proof of the qualification, and else what one stage alone makes in its template.
 */
export function alamatCetakan(templat: readonly Tahap[], kunci: string): string | null {
  const jenis = (t: Tahap) => cetakanTahap(t).find((j): j is JenisRpt => j in CETAKAN_RPT)
  const tahap = templat.find((t) => t.kunci === kunci)
  const milik = tahap && jenis(tahap)
  if (!milik) return null
  const sejenis = templat.filter((t) => jenis(t) === milik)
  const satu = milik === 'pengumuman' || sejenis.length === 1 ? sejenis[0] : undefined
  if ((tahapTetap(templat, milik) ?? satu) !== tahap) return null
  return `/rpt/tender/p1/${CETAKAN_RPT[milik]}?paketId=`
}

/** Before the tender only qualifications are opened: no offers. */
export const bukaKualifikasi = (kunci: string): boolean => kunci === 'pembukaan-pra'

/** What the document of this stage is called. */
export const namaCetakan = (jenis: JenisCetakan, kunci: string): string =>
  jenis === 'pembukaan' && bukaKualifikasi(kunci) ? judulPembukaanPra : judulCetakan[jenis]

/** Of these nothing is told before the winner is announced, but to those who judge (decisions §2). */
export const rahasiaSampaiPemenang = (jenis: JenisCetakan): boolean =>
  jenis !== 'pengumuman' && jenis !== 'aanwizjing'
