import { ui } from '@eproc/i18n/id/ui'

export interface ButirNav {
  ke: string
  teks: string
  /** Ditonjolkan sebagai tombol. */
  utama?: boolean
  /** Juga di kaki halaman. */
  kaki?: boolean
}

/** Tautan kepala halaman publik (S1 §2.1); yang halamannya belum ada disembunyikan. */
export const navPublik: ButirNav[] = [
  { ke: '/', teks: ui.navPublik.home },
  { ke: '/rup-kegiatan', teks: ui.navPublik.rup, kaki: true },
  { ke: '/prosedur', teks: ui.navPublik.prosedur, kaki: true },
  { ke: '/kontak', teks: ui.navPublik.kontak, kaki: true },
  { ke: '/hasil-tender', teks: ui.navPublik.hasilTender, kaki: true },
  { ke: '/kebijakan-vendor', teks: ui.navPublik.kebijakan, kaki: true },
  { ke: '/registrasi', teks: ui.navPublik.registrasi },
  { ke: '/login', teks: ui.navPublik.login, utama: true },
]
