import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import type { RaRecord } from 'react-admin'

const title = ({ kode, nama }: RaRecord): string => `${kode} · ${nama}`

/** Lists stand at addresses of their own (`App.tsx`), each with the dialogs below it. */
export const paket = { hasShow: true, recordRepresentation: title }

export const revisiJadwal = {
  list: lazyPart(() => import('./jadwal/RevisiList.tsx')),
  hasShow: true,
  recordRepresentation: title,
}
