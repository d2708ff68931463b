import { ui } from '@eproc/i18n/id/ui'

export interface ButirNav {
  ke: string
  teks: string
  /** Stands out as a button. */
  utama?: boolean
  /** Also in the footer. */
  kaki?: boolean
}

/** Header links of public pages (S1 §2.1); those whose page does not exist yet are hidden. */
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
