import { lazyPage } from '../providers/first_page.ts'

export const rekanan = {
  list: lazyPage(() => import('./RekananList.tsx')),
  hasShow: true,
  recordRepresentation: 'nama',
}

export const VerifiedList = lazyPage(() => import('./VerifiedList.tsx'))

/** A resource of its own: the PA may blacklist a vendor without reading the lists of vendors or a dossier. */
export const blacklist = {
  list: lazyPage(() => import('./blacklist/BlacklistList.tsx')),
  hasShow: true,
  recordRepresentation: 'nama',
}
