import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'

export const rekanan = {
  list: lazyPart(() => import('./RekananList.tsx')),
  hasShow: true,
  recordRepresentation: 'nama',
}

export const VerifiedList = lazyPart(() => import('./VerifiedList.tsx'))

/** A resource of its own: the PA may blacklist a vendor without reading the lists of vendors or a dossier. */
export const blacklist = {
  list: lazyPart(() => import('./blacklist/BlacklistList.tsx')),
  hasShow: true,
  recordRepresentation: 'nama',
}
