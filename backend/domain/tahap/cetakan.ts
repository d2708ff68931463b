/** Which stages make a document that is printed (decisions §5.4), read from the staff tabs of the stage table. */
import type { Tahap } from './templat.ts'
import { uraiTab, type JenisTab } from './tab.ts'

export const JENIS_CETAKAN = [
  'pengumuman',
  'aanwizjing',
  'pembukaan',
  'evaluasi',
  'pembuktian',
  'penetapan',
  'negosiasi',
  'sppbj',
  'spk',
  'spmk',
] as const
export type JenisCetakan = (typeof JENIS_CETAKAN)[number]

const DARI_TAB: Partial<Record<JenisTab, JenisCetakan>> = {
  pengumuman: 'pengumuman',
  penjelasan: 'aanwizjing',
  pembukaan: 'pembukaan',
  evaluasi: 'evaluasi',
  penetapan: 'penetapan',
  negosiasi: 'negosiasi',
  sppbj: 'sppbj',
  spk: 'spk',
  spmk: 'spmk',
}

/** Evaluations that prove what was offered; answers to objections are letters of their own. */
const PEMBUKTIAN = /pembuktian/
const JAWABAN = /^jawaban-/

/** The documents of a stage, in the order of its tabs. */
export function cetakanTahap({ kunci, staf }: Pick<Tahap, 'kunci' | 'staf'>): JenisCetakan[] {
  if (JAWABAN.test(kunci)) return []
  return staf.flatMap((tab) => {
    const jenis = DARI_TAB[uraiTab(tab).jenis]
    if (!jenis) return []
    return [jenis === 'evaluasi' && PEMBUKTIAN.test(kunci) ? 'pembuktian' : jenis]
  })
}

/** Of these nothing is told before the winner is announced, but to those who judge (decisions §2). */
export const rahasiaSampaiPemenang = (jenis: JenisCetakan): boolean =>
  jenis !== 'pengumuman' && jenis !== 'aanwizjing'
