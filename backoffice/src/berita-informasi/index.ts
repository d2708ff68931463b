import { lazy } from 'react'
import { berita } from '@eproc/i18n/id/berita'

/** Berita dan informasi: tabel dengan dialog tambah dan ubah di alamat /create dan /:id. */
export const beritaInformasi = {
  list: lazy(() => import('./BeritaList.tsx')),
  hasCreate: true,
  hasEdit: true,
  options: { label: berita.judul },
}
