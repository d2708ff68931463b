import { paket as teks } from '@eproc/i18n/id/paket'
import type { Finding } from '../common/checker.ts'
import { keMs, tanggalWaktu, type Kapan } from '../common/format.ts'

export interface PendaftaranContext {
  /** when registration begins */
  mulai: Kapan
  /** end of the first submission stage; null where none is included */
  batas: Kapan
  kini: Kapan
}

/** The end of registration after publication: later than its beginning and now, and not after the first submission (decisions §5). */
export function aturanPendaftaran(
  selesaiDaftar: Kapan,
  { mulai, batas, kini }: PendaftaranContext
): Finding[] {
  const akhir = keMs(selesaiDaftar)
  const sah =
    akhir !== null &&
    akhir > (keMs(mulai) ?? 0) &&
    akhir > (keMs(kini) ?? 0) &&
    akhir <= (keMs(batas) ?? 0)
  if (sah) return []
  const message = teks.aturan.selesaiDaftar(`${tanggalWaktu(batas)} WIB`)
  return [{ field: 'selesaiDaftar', rule: 'range', message }]
}
