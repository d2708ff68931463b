import { keMs } from '@eproc/domain/common/format'
import type { InformasiPaket, TabAnswer, TabTahap } from '@eproc/domain/tender/answers'

/** One tahap of the timeline; `tab` is there when the server gives it to this rekanan. */
export interface GarisRow {
  urut: number
  nama: string
  mulai: string | null
  selesai: string | null
  letak: 'lampau' | 'kini' | 'nanti'
  tab: TabTahap | null
}

/**
 * The included tahap with the server's tabs. Their place on the timeline is read from the server's answer (present
 * tahap and clock), not from the browser's clock.
 */
export function barisGaris(info: InformasiPaket, { tab, waktu }: TabAnswer): GarisRow[] {
  const menurutUrut = new Map(tab.map((x) => [x.urut, x]))
  const kini = keMs(waktu) ?? 0
  return info.listJadwal.map((b) => {
    const selesai = keMs(b.selesai)
    const letak = info.tahapSekarang.includes(b.tahap)
      ? 'kini'
      : selesai !== null && selesai <= kini
        ? 'lampau'
        : 'nanti'
    return {
      urut: b.urut,
      nama: b.tahap,
      mulai: b.mulai,
      selesai: b.selesai,
      letak,
      tab: menurutUrut.get(b.urut) ?? null,
    }
  })
}

/** The tahap to highlight: one open for the rekanan, else the present one, else the next. */
export const tahapUtama = (baris: readonly GarisRow[]): GarisRow | null =>
  baris.find((b) => b.letak === 'kini' && b.tab?.keadaan === 'terbuka') ??
  baris.find((b) => b.letak === 'kini') ??
  baris.find((b) => b.letak === 'nanti' && b.mulai !== null) ??
  null
