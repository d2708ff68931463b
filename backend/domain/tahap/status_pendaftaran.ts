/** How far a vendor's registration for a package is, as lists show it. */
import type { StatusPendaftaran } from '../common/choices.ts'
import { keMs, type Kapan } from '../common/format.ts'

export interface MasukanPendaftaran {
  terdaftar: boolean
  diundang: boolean
  mulaiDaftar: Kapan
  selesaiDaftar: Kapan
  sekarang: Kapan
}

/** Registration state of a vendor for a package (S3 §4.5). */
export function statusPendaftaran(m: MasukanPendaftaran): StatusPendaftaran {
  if (m.terdaftar) return 'Terdaftar'
  const kini = keMs(m.sekarang)
  const mulai = keMs(m.mulaiDaftar)
  const selesai = keMs(m.selesaiDaftar)
  if (kini === null || selesai === null) return m.diundang ? 'Undangan/Tutup' : 'Tutup'
  if (kini >= selesai) return m.diundang ? 'Undangan/Tutup' : 'Tutup'
  return m.diundang && mulai !== null && kini >= mulai ? 'Undangan' : ''
}
