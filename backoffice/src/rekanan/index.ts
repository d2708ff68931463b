import { lazy } from 'react'

export const rekanan = {
  list: lazy(() => import('./RekananList.tsx')),
  hasShow: true,
  recordRepresentation: 'nama',
}

export const VerifiedList = lazy(() => import('./VerifiedList.tsx'))

/** A resource of its own: the PA may blacklist a vendor without reading the lists of vendors or a dossier. */
export const blacklist = {
  list: lazy(() => import('./blacklist/BlacklistList.tsx')),
  hasShow: true,
  recordRepresentation: 'nama',
}
