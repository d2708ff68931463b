import type { TabAnswer, TabTahap } from '@eproc/domain/tender/answers'
import type { TahapPublik } from '@eproc/domain/tender/answers_jadwal'
import type { InformasiPaket } from '@eproc/domain/tender/answers_paket'

/** One tahap of the timeline; `tab` is there when the server gives it to this rekanan. */
export interface TimelineRow extends TahapPublik {
  tab: TabTahap | null
  /** where it has no tab and is what the rekanan was invited to negotiate in: the invitation, which says where and when */
  undangan: TabTahap | null
}

/** The included tahap, each beside the tab that the server gives. */
export function timelineRows(info: InformasiPaket, { tab }: TabAnswer): TimelineRow[] {
  const byUrut = new Map(tab.map((x) => [x.urut, x]))
  return info.listJadwal.map((b) => {
    const own = byUrut.get(b.urut) ?? null
    const before = own ? undefined : byUrut.get(b.urut - 1)
    return { ...b, tab: own, undangan: before?.tab.includes('undangan:N') ? before : null }
  })
}

/** The tahap to highlight: one open for the rekanan, else the present one, else the next. */
export const mainTahap = (rows: readonly TimelineRow[]): TimelineRow | null =>
  rows.find((b) => b.letak === 'kini' && b.tab?.keadaan === 'terbuka') ??
  rows.find((b) => b.letak === 'kini') ??
  rows.find((b) => b.letak === 'nanti' && b.mulai !== null) ??
  null
