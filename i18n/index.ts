/** The whole typed tree of Indonesian texts. Apps import the module that they need, so that bundles stay split. */
export { akun } from './id/akun.ts'
export { dosir } from './id/dosir.ts'
export { halaman } from './id/halaman.ts'
export { menu } from './id/menu.ts'
export { pilihan } from './id/pilihan.ts'
export { tahap } from './id/tahap.ts'
export { umum } from './id/umum.ts'
