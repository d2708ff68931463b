/**
 * Which of the two apps draws a page (decisions §1). Apart from the page table, because every link of the public
 * pages asks this and must not carry the whole table into the first download.
 */
export type Aplikasi = 'portal' | 'kantor'

/** First segments that belong to the back office; the two last are react-admin's own (decisions §1). */
const RUAS_KANTOR = new Set([
  'admin',
  'super',
  'rup',
  'ppk',
  'panitia',
  'spk',
  'rpt',
  'access-denied',
  'authentication-error',
])

/** Path without query, fragment and trailing slash. */
export function bersihkan(path: string): string {
  const tanpaEkor = path.split(/[?#]/)[0] ?? ''
  const rapi = tanpaEkor.replace(/\/+$/, '')
  return rapi === '' ? '/' : rapi
}

/** Segments of a path; `/` has one empty segment. */
export function ruas(path: string): string[] {
  return bersihkan(path).split('/').slice(1)
}

/** Which app draws this page; by whole segments, so `/rup-kegiatan` is the portal's. */
export function aplikasiUntuk(path: string): Aplikasi {
  const pertama = ruas(path)[0] ?? ''
  const kantor =
    RUAS_KANTOR.has(pertama) ||
    pertama === 'monitor' ||
    pertama.startsWith('monitor-') ||
    pertama.startsWith('laporan-')
  return kantor ? 'kantor' : 'portal'
}
