/** What the dialog of a package tells its panels. */
import { createContext, use } from 'react'
import { useRecordContext } from 'react-admin'
import type { Hak } from '@eproc/domain/common/rights'
import type { AkhirTender, PaketTab, TabTahap } from '@eproc/domain/tender/answers'

/** The package that the dialog shows: its record. Not inside a row or a form, which are records of their own. */
export function usePaket(): PaketTab {
  const paket = useRecordContext<PaketTab>()
  if (paket?.templat === undefined) throw new Error('usePaket: the record is no package under way')
  return paket
}

export interface Tender {
  /** Has the caller this right on the package? */
  may: (hak: Hak) => boolean
  /** Where the caller declares the tender finished, and why not yet. */
  selesai: AkhirTender | null
  /** A form tells whether it holds what is not saved. */
  reportDirty: (id: string, dirty: boolean) => void
}
export const TenderContext = createContext<Tender>({
  may: () => false,
  selesai: null,
  reportDirty: () => {},
})
export const useTender = (): Tender => use(TenderContext)

export interface Panel {
  tahap: TabTahap
  /** What follows the colon in a kind of tab: type of invitation, file, phase of the explanation; '' when none. */
  variant: string
  /** The tahap takes actions now (open, or being prepared). */
  active: boolean
}
export const PanelContext = createContext<Panel | null>(null)

/** The tahap that the panel belongs to. */
export function usePanel(): Panel {
  const panel = use(PanelContext)
  if (!panel) throw new Error('usePanel outside of a panel')
  return panel
}
