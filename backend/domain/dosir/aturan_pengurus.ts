/** Rules of managers (S2 §5 'Manager'). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import {
  Pemeriksa,
  type Galat,
  type KonteksDokumen,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export interface IsianPengurus {
  nama?: Teks
  noKtp?: Teks
  npwp?: Teks
  alamat?: Teks
  jabatan?: Teks
  /** Since when, `yyyy-MM-dd`; may be empty. */
  tglMulai?: Teks
  dokKtp?: Lampiran
}

export const MAKS_PENGURUS = { nama: 150, alamat: 200, jabatan: 100 } as const

export function aturanPengurus(isian: IsianPengurus, konteks: KonteksDokumen<'dokKtp'>): Galat[] {
  const p = new Pemeriksa()
  for (const field of ['nama', 'noKtp', 'npwp', 'alamat', 'jabatan'] as const) {
    p.wajib(field, isian[field])
  }
  p.nik('noKtp', isian.noKtp)
  p.npwp('npwp', isian.npwp)
  p.tanggal('tglMulai', isian.tglMulai)
  p.panjang({ ...isian }, MAKS_PENGURUS)
  p.dokumen('dokKtp', isian.dokKtp, DOKUMEN.pengurus.dokKtp, konteks, teks.aturan.scanKtp)
  return p.galat
}
