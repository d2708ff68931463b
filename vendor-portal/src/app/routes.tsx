import { lazy, type ComponentType } from 'react'

/** Satu halaman portal: pola alamat sama dengan baris di @eproc/domain/halaman (judul, login, hak). */
export interface Rute {
  pola: string
  Halaman: ComponentType
}

const malas = (muat: () => Promise<{ default: ComponentType }>) => lazy(muat)

/**
 * Daftar isi portal. Menambah halaman = satu baris: pola dari domain/halaman.ts dan impor malas
 * komponennya (`export default`). Halaman tanpa login di sini, yang perlu login di RUTE_MASUK; hak dan
 * judul dibaca dari tabel domain.
 */
export const RUTE_PUBLIK: Rute[] = [
  { pola: '/401', Halaman: malas(() => import('./Halaman401Page.tsx')) },
  { pola: '/404', Halaman: malas(() => import('./Halaman404Page.tsx')) },
  { pola: '/test/components', Halaman: malas(() => import('./uji/UjiKomponenPage.tsx')) },
]

/** Halaman yang perlu login; penjaganya dimuat bersama kerangka masuk. */
export const RUTE_MASUK: Rute[] = [
  { pola: '/temporary-page/*', Halaman: malas(() => import('./SementaraPage.tsx')) },
]
