import { useDivisiFilter } from './filters.tsx'
import { KontrakRows } from './KontrakRows.tsx'

/** /monitor-kontrak: the contracts of every division. */
export default function MonitorKontrakList() {
  return <KontrakRows filters={[useDivisiFilter()]} />
}
