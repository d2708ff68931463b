import type { ComponentType } from 'react'
import type { PaketTab, RekananTab, TabTahap } from '@eproc/domain/tender/answers'
import type { JadwalTenderRow } from '@eproc/domain/tender/answers_jadwal'

/** What every panel of a tahap receives. State and reason come from the server alone. */
export interface PanelProps {
  paket: PaketTab
  rekanan: RekananTab
  tab: TabTahap
  /** Variant in a kind of tab: 'undangan:P' → 'P'; empty when none. */
  variant: string
  /** This tahap's row of the jadwal, with its files. */
  row: JadwalTenderRow | undefined
  /** The tahap is open for this rekanan now. */
  terbuka: boolean
}

export type Panel = ComponentType<PanelProps>
