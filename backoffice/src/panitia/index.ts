import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import type { RaRecord } from 'react-admin'

const title = ({ kode, nama }: RaRecord): string => `${kode} · ${nama}`

export const panitiaPaket = {
  list: lazyPart(() => import('./DrafList.tsx')),
  hasEdit: true,
  hasShow: true,
  recordRepresentation: title,
}

export const panitiaTender = {
  list: lazyPart(() => import('./TenderList.tsx')),
  hasShow: true,
  recordRepresentation: title,
}
