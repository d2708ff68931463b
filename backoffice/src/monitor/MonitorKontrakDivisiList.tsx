import { KontrakRows } from './KontrakRows.tsx'

/** /monitor-kontrak-divisi: the contracts of the caller's own division, which the server knows. */
export default function MonitorKontrakDivisiList() {
  return <KontrakRows />
}
