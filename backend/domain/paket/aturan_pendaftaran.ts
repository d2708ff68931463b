import { paket as teks } from '@eproc/i18n/id/paket'
import type { Finding } from '../common/checker.ts'
import type { Kualifikasi, MetodePemilihan } from '../common/choices.ts'
import { keMs, tanggalWaktu, type Kapan } from '../common/format.ts'
import { pemasukanPertama, tahapPendaftaran, templatUntuk, type Tahap } from '../tahap/templat.ts'

export interface PendaftaranContext {
  /** end of the stage in which vendors register, as scheduled */
  tahap: Kapan
  /** when registration ends by now */
  berlaku: Kapan
  /** end of the first submission stage; null where none is included */
  batas: Kapan
  kini: Kapan
}

interface PaketBermetode {
  metodePemilihan: MetodePemilihan
  kualifikasi: Kualifikasi | null
}

type LangkahDaftar<T> = { kunci: string; include: boolean; selesai: T }

const templatPaket = ({ metodePemilihan, kualifikasi }: PaketBermetode) =>
  templatUntuk(metodePemilihan, kualifikasi)

const akhirTahap = <T extends Kapan>(
  jadwal: readonly LangkahDaftar<T>[],
  tahap: Tahap | undefined
): T | null => jadwal.find((l) => l.kunci === tahap?.kunci && l.include)?.selesai ?? null

/** End of the first submission stage of a schedule: nobody registers after it. Null where none is included. */
export function batasDaftar<T extends Kapan>(
  paket: PaketBermetode,
  jadwal: readonly LangkahDaftar<T>[]
): T | null {
  return akhirTahap(jadwal, pemasukanPertama(templatPaket(paket)))
}

/** End of the stage of a schedule in which vendors register: nobody closes registration before it. */
export function akhirTahapDaftar<T extends Kapan>(
  paket: PaketBermetode,
  jadwal: readonly LangkahDaftar<T>[]
): T | null {
  return akhirTahap(jadwal, tahapPendaftaran(templatPaket(paket)))
}

/**
 * From when on registration may end: not before its stage does. Once that is over, an end that vendors already count on
 * is not brought forward either, or whoever set it could close the door at any second.
 */
export function palingCepatDaftar({
  tahap,
  berlaku,
  kini,
}: Pick<PendaftaranContext, 'tahap' | 'berlaku' | 'kini'>): number {
  const akhir = keMs(tahap) ?? 0
  return (keMs(kini) ?? 0) < akhir ? akhir : Math.max(akhir, keMs(berlaku) ?? 0)
}

/** The end of registration after publication: set later than its stage ends, up to the end of the first submission (decisions §5). */
export function aturanPendaftaran(selesaiDaftar: Kapan, context: PendaftaranContext): Finding[] {
  const { batas, kini } = context
  const akhir = keMs(selesaiDaftar)
  const dari = palingCepatDaftar(context)
  const sah =
    akhir !== null && akhir >= dari && akhir > (keMs(kini) ?? 0) && akhir <= (keMs(batas) ?? 0)
  if (sah) return []
  const message = teks.aturan.selesaiDaftar(tanggalWaktu(dari), tanggalWaktu(batas))
  return [{ field: 'selesaiDaftar', rule: 'range', message }]
}
