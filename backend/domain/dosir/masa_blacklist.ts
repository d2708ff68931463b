import { dosir } from '@eproc/i18n/id/dosir'
import { tanggal } from '../common/format.ts'

const teks = dosir.masaBlacklist

/** From when until when a blacklisting holds, in words; an open end is null. */
export function masaBlacklist(mulai: string | null, selesai: string | null): string {
  if (mulai && selesai) return teks.antara(tanggal(mulai), tanggal(selesai))
  if (mulai) return teks.sejak(tanggal(mulai))
  return selesai ? teks.sampai(tanggal(selesai)) : teks.tanpaBatas
}
