import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'

export const beritaInformasi = {
  list: lazyPart(() => import('./BeritaList.tsx')),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: 'title',
}
