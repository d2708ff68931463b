import { lazy, type ComponentType } from 'react'

/** One page of the portal: the pattern equals a line of @eproc/domain/common/pages (title, login, right). */
export interface PageRoute {
  pattern: string
  Page: ComponentType
}

const lazily = (load: () => Promise<{ default: ComponentType }>) => lazy(load)

/**
 * The portal's table of contents. A new page is one line: the pattern of domain/common/pages.ts and a lazy import of
 * its component (`export default`). Pages without login stand here, the others in MEMBER_ROUTES; right and title come
 * from the domain's table.
 */
export const PUBLIC_ROUTES: PageRoute[] = [
  { pattern: '/', Page: lazily(() => import('../publik/HomePage.tsx')) },
  { pattern: '/rup-kegiatan', Page: lazily(() => import('../publik/paket/RupKegiatanPage.tsx')) },
  {
    pattern: '/rencana-pengadaan',
    Page: lazily(() => import('../publik/paket/RencanaPage.tsx')),
  },
  { pattern: '/lelang', Page: lazily(() => import('../publik/paket/LelangPage.tsx')) },
  { pattern: '/hasil-tender', Page: lazily(() => import('../publik/paket/HasilTenderPage.tsx')) },
  { pattern: '/masa-sanggah', Page: lazily(() => import('../publik/paket/MasaSanggahPage.tsx')) },
  { pattern: '/prosedur', Page: lazily(() => import('../publik/ProsedurPage.tsx')) },
  { pattern: '/kontak', Page: lazily(() => import('../publik/KontakPage.tsx')) },
  { pattern: '/informasi', Page: lazily(() => import('../publik/berita/InformasiPage.tsx')) },
  { pattern: '/berita', Page: lazily(() => import('../publik/berita/BeritaPage.tsx')) },
  {
    pattern: '/kebijakan-vendor',
    Page: lazily(() => import('../publik/berita/KebijakanPage.tsx')),
  },
  { pattern: '/registrasi', Page: lazily(() => import('../akun/RegistrasiPage.tsx')) },
  {
    pattern: '/registrasi/user/:kodeUrl',
    Page: lazily(() => import('../akun/AktivasiPage.tsx')),
  },
  { pattern: '/login', Page: lazily(() => import('../akun/LoginPage.tsx')) },
  { pattern: '/forget', Page: lazily(() => import('../akun/ForgotPage.tsx')) },
  { pattern: '/userman/forget/:kodeUrl', Page: lazily(() => import('../akun/ResetPage.tsx')) },
  {
    pattern: '/sertifikat/:kode',
    Page: lazily(() => import('../publik/KonfirmasiSertifikatPage.tsx')),
  },
  {
    pattern: '/cetakan/:kode',
    Page: lazily(() => import('../publik/KonfirmasiCetakanPage.tsx')),
  },
  {
    pattern: '/tanda-terima/:kode',
    Page: lazily(() => import('../tender/TandaTerimaPage.tsx')),
  },
  { pattern: '/401', Page: lazily(() => import('./Page401.tsx')) },
  { pattern: '/404', Page: lazily(() => import('./Page404.tsx')) },
  { pattern: '/test/components', Page: lazily(() => import('./showcase/ShowcasePage.tsx')) },
]

/** Pages that need a login; their guard is loaded with the frame of users. */
export const MEMBER_ROUTES: PageRoute[] = [
  { pattern: '/temporary-page/*', Page: lazily(() => import('./TemporaryPage.tsx')) },
  { pattern: '/user/profil', Page: lazily(() => import('../akun/ProfilPage.tsx')) },
  { pattern: '/vendor', Page: lazily(() => import('./RekananHomePage.tsx')) },
  {
    pattern: '/vendor/perusahaan',
    Page: lazily(() => import('../dosir/perusahaan/PerusahaanPage.tsx')),
  },
  { pattern: '/vendor/ijin', Page: lazily(() => import('../dosir/ijin-usaha/IjinUsahaPage.tsx')) },
  { pattern: '/vendor/akta', Page: lazily(() => import('../dosir/akta/AktaPage.tsx')) },
  { pattern: '/vendor/pemilik', Page: lazily(() => import('../dosir/pemilik/PemilikPage.tsx')) },
  { pattern: '/vendor/pengurus', Page: lazily(() => import('../dosir/pengurus/PengurusPage.tsx')) },
  {
    pattern: '/vendor/pengalaman',
    Page: lazily(() => import('../dosir/pengalaman/PengalamanPage.tsx')),
  },
  { pattern: '/vendor/pajak', Page: lazily(() => import('../dosir/pajak/PajakPage.tsx')) },
  { pattern: '/person/home', Page: lazily(() => import('./RekananHomePage.tsx')) },
  { pattern: '/person/data', Page: lazily(() => import('../dosir/person/DataPribadiPage.tsx')) },
  {
    pattern: '/person/pengalaman',
    Page: lazily(() => import('../dosir/person/PengalamanPersonPage.tsx')),
  },
  {
    pattern: '/person/sertifikat',
    Page: lazily(() => import('../dosir/person/SertifikatPage.tsx')),
  },
]
