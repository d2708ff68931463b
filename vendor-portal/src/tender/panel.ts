import type { ComponentType } from 'react'
import type {
  BarisJadwalTender,
  PaketTab,
  RekananTab,
  TabTahap,
} from '@eproc/domain/tender/answers'

/** Yang diterima setiap panel tahap. Keadaan dan alasan hanya dari server. */
export interface PanelProps {
  paket: PaketTab
  rekanan: RekananTab
  tab: TabTahap
  /** Ragam jenis tab: 'undangan:P' → 'P'; kosong bila tidak ada. */
  varian: string
  /** Baris jadwal tahap ini, dengan berkasnya. */
  baris: BarisJadwalTender | undefined
  /** Tahap sedang terbuka bagi rekanan ini. */
  terbuka: boolean
}

export type Panel = ComponentType<PanelProps>
