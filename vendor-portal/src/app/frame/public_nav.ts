import { ui } from '@eproc/i18n/id/ui'

export interface NavItem {
  to: string
  text: string
  /** Stands out as a button. */
  primary?: boolean
  /** Also in the footer. */
  footer?: boolean
  /** In the footer alone: the header has its eight links of S1 §2.1. */
  footerOnly?: boolean
}

/** Header links of public pages (S1 §2.1); those whose page does not exist yet are hidden. */
export const publicNav: NavItem[] = [
  { to: '/', text: ui.navPublik.home },
  { to: '/rup-kegiatan', text: ui.navPublik.rup, footer: true },
  { to: '/prosedur', text: ui.navPublik.prosedur, footer: true },
  { to: '/kontak', text: ui.navPublik.kontak, footer: true },
  { to: '/hasil-tender', text: ui.navPublik.hasilTender, footer: true },
  { to: '/kebijakan-vendor', text: ui.navPublik.kebijakan, footer: true },
  { to: '/lelang', text: ui.navPublik.lelang, footer: true, footerOnly: true },
  { to: '/masa-sanggah', text: ui.navPublik.masaSanggah, footer: true, footerOnly: true },
  { to: '/informasi', text: ui.navPublik.informasi, footer: true, footerOnly: true },
  { to: '/berita', text: ui.navPublik.berita, footer: true, footerOnly: true },
  { to: '/keamanan', text: ui.navPublik.keamanan, footer: true, footerOnly: true },
  { to: '/periksa', text: ui.navPublik.periksa, footer: true, footerOnly: true },
  { to: '/registrasi', text: ui.navPublik.registrasi },
  { to: '/login', text: ui.navPublik.login, primary: true },
]
