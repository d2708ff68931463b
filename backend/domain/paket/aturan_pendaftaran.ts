import { paket as teks } from '@eproc/i18n/id/paket'
import type { Finding } from '../common/checker.ts'
import type { Kualifikasi, MetodePemilihan } from '../common/choices.ts'
import { keMs, tanggalWaktu, type Kapan } from '../common/format.ts'
import { pemasukanPertama, templatUntuk } from '../tahap/templat.ts'

export interface PendaftaranContext {
  /** when registration begins */
  mulai: Kapan
  /** end of the first submission stage; null where none is included */
  batas: Kapan
  kini: Kapan
}

/** End of the first submission stage of a schedule: nobody registers after it. Null where none is included. */
export function batasDaftar<T extends Kapan>(
  paket: { metodePemilihan: MetodePemilihan; kualifikasi: Kualifikasi | null },
  jadwal: readonly { kunci: string; include: boolean; selesai: T }[]
): T | null {
  const key = pemasukanPertama(templatUntuk(paket.metodePemilihan, paket.kualifikasi))?.kunci
  return jadwal.find((l) => l.kunci === key && l.include)?.selesai ?? null
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
