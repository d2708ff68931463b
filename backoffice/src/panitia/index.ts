import { lazy } from 'react'
import type { RaRecord } from 'react-admin'

const title = ({ kode, nama }: RaRecord): string => `${kode} · ${nama}`

export const panitiaPaket = {
  list: lazy(() => import('./DrafList.tsx')),
  hasEdit: true,
  hasShow: true,
  recordRepresentation: title,
}

export const panitiaTender = {
  list: lazy(() => import('./TenderList.tsx')),
  hasShow: true,
  recordRepresentation: title,
}
