import { keMs } from '@eproc/domain/common/format'
import type { InformasiPaket, JawabanTab, TabTahap } from '@eproc/domain/tender/answers'

/** Satu tahap pada garis waktu; `tab` ada bila server memberikannya kepada rekanan ini. */
export interface BarisGaris {
  urut: number
  nama: string
  mulai: string | null
  selesai: string | null
  letak: 'lampau' | 'kini' | 'nanti'
  tab: TabTahap | null
}

/**
 * Tahap yang diikutkan beserta tab dari server. Letak pada garis waktu dibaca dari jawaban server (tahap berjalan dan jamnya),
 * bukan dari jam peramban.
 */
export function barisGaris(info: InformasiPaket, { tab, waktu }: JawabanTab): BarisGaris[] {
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

/** Tahap yang ditonjolkan: yang terbuka bagi rekanan, lalu yang berjalan, lalu yang berikutnya. */
export const tahapUtama = (baris: readonly BarisGaris[]): BarisGaris | null =>
  baris.find((b) => b.letak === 'kini' && b.tab?.keadaan === 'terbuka') ??
  baris.find((b) => b.letak === 'kini') ??
  baris.find((b) => b.letak === 'nanti' && b.mulai !== null) ??
  null
