import type { PaketTab, TabTahap } from '@eproc/domain/tender/answers'
import type { BolehHak } from '../tender_reads.ts'

/** What every panel of a tahap receives. */
export interface PanelProps {
  paket: PaketTab
  tahap: TabTahap
  /** What follows the colon in a kind of tab: type of invitation, file, phase of the explanation; '' when none. */
  varian: string
  /** The tahap takes actions now (open, or being prepared). */
  aktif: boolean
  boleh: BolehHak
  /** Something is not saved yet. */
  onKotor: (kotor: boolean) => void
}
