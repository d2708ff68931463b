/** Which files of the schedule a vendor may fetch (S1 §4, decisions §5). */
import type { Kualifikasi, MetodePemilihan } from '../common/choices.ts'
import { pemenangDiumumkan, SYARAT, type RekananContext, type NamaSyarat } from './syarat.ts'

/** File access of vendors by stage number (S1 §4); `syarat` names what the second range needs. */
export interface JangkauanBerkas {
  metode: MetodePemilihan
  kualifikasi: Kualifikasi | null
  terbuka: readonly [number, number]
  bersyarat?: { dari: number; sampai: number; syarat: NamaSyarat }
}

// prettier-ignore
const JANGKAUAN_BERKAS: readonly JangkauanBerkas[] = [
  { metode: 'TLA', kualifikasi: null, terbuka: [1, 11] },
  { metode: 'PLA', kualifikasi: null, terbuka: [1, 5] },
  { metode: 'TEN', kualifikasi: 'P', terbuka: [1, 11], bersyarat: { dari: 12, sampai: 25, syarat: 'lulusKualifikasi' } },
  { metode: 'TEN', kualifikasi: 'K', terbuka: [1, 13] },
  { metode: 'TEN', kualifikasi: 'K2', terbuka: [1, 18] },
  { metode: 'SEL', kualifikasi: 'P', terbuka: [1, 9], bersyarat: { dari: 10, sampai: 21, syarat: 'lulusAdministrasi' } },
  { metode: 'SEL', kualifikasi: 'K', terbuka: [1, 12] },
]

export interface MasukanBerkas {
  metode: MetodePemilihan
  kualifikasi: Kualifikasi | null
  urut: number
  /** The file's own flag: visible to vendors. Without it no vendor gets the file. */
  showVendor: boolean
  /** Is the vendor tab of this stage visible? Then it gives its own files, whatever its number. */
  tabTampak: boolean
  konteks: RekananContext
}

/** May this vendor download a schedule file of stage `urut`? Staff always may and do not come here. */
export function bolehUnduhBerkasJadwal(m: MasukanBerkas): boolean {
  if (!m.showVendor) return false
  if (m.tabTampak) return true
  if (!m.konteks.peserta) return false
  if (pemenangDiumumkan(m.konteks)) return true
  const kualifikasi = m.metode === 'TLA' || m.metode === 'PLA' ? null : m.kualifikasi
  const j = JANGKAUAN_BERKAS.find((b) => b.metode === m.metode && b.kualifikasi === kualifikasi)
  if (!j) return false
  if (m.urut >= j.terbuka[0] && m.urut <= j.terbuka[1]) return true
  const b = j.bersyarat
  return !!b && m.urut >= b.dari && m.urut <= b.sampai && SYARAT[b.syarat](m.konteks)
}
