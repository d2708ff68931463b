import { lazyPage } from '../providers/first_page.ts'
import type { RaRecord } from 'react-admin'

const title = ({ kode, nama }: RaRecord): string => `${kode} · ${nama}`

export const panitiaPaket = {
  list: lazyPage(() => import('./DrafList.tsx')),
  hasEdit: true,
  hasShow: true,
  recordRepresentation: title,
}

export const panitiaTender = {
  list: lazyPage(() => import('./TenderList.tsx')),
  hasShow: true,
  recordRepresentation: title,
}
