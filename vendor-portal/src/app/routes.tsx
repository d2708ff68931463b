import { lazy, type ComponentType } from 'react'

/** One page of the portal: the pattern equals a line of @eproc/domain/halaman (title, login, right). */
export interface Rute {
  pola: string
  Halaman: ComponentType
}

const malas = (muat: () => Promise<{ default: ComponentType }>) => lazy(muat)

/**
 * The portal's table of contents. A new page is one line: the pattern of domain/halaman.ts and a lazy import of
 * its component (`export default`). Pages without login stand here, the others in RUTE_MASUK; right and title come
 * from the domain's table.
 */
export const RUTE_PUBLIK: Rute[] = [
  { pola: '/', Halaman: malas(() => import('../publik/HomePage.tsx')) },
  { pola: '/rup-kegiatan', Halaman: malas(() => import('../publik/paket/RupKegiatanPage.tsx')) },
  { pola: '/lelang', Halaman: malas(() => import('../publik/paket/LelangPage.tsx')) },
  { pola: '/hasil-tender', Halaman: malas(() => import('../publik/paket/HasilTenderPage.tsx')) },
  { pola: '/masa-sanggah', Halaman: malas(() => import('../publik/paket/MasaSanggahPage.tsx')) },
  { pola: '/prosedur', Halaman: malas(() => import('../publik/ProsedurPage.tsx')) },
  { pola: '/kontak', Halaman: malas(() => import('../publik/KontakPage.tsx')) },
  { pola: '/informasi', Halaman: malas(() => import('../publik/berita/InformasiPage.tsx')) },
  { pola: '/berita', Halaman: malas(() => import('../publik/berita/BeritaPage.tsx')) },
  { pola: '/kebijakan-vendor', Halaman: malas(() => import('../publik/berita/KebijakanPage.tsx')) },
  { pola: '/registrasi', Halaman: malas(() => import('../akun/RegistrasiPage.tsx')) },
  {
    pola: '/registrasi/user/:kodeUrl',
    Halaman: malas(() => import('../akun/AktivasiPage.tsx')),
  },
  { pola: '/login', Halaman: malas(() => import('../akun/LoginPage.tsx')) },
  { pola: '/forget', Halaman: malas(() => import('../akun/ForgotPage.tsx')) },
  { pola: '/userman/forget/:kodeUrl', Halaman: malas(() => import('../akun/ResetPage.tsx')) },
  {
    pola: '/sertifikat/:kode',
    Halaman: malas(() => import('../publik/KonfirmasiSertifikatPage.tsx')),
  },
  {
    pola: '/tanda-terima/:kode',
    Halaman: malas(() => import('../tender/TandaTerimaPage.tsx')),
  },
  { pola: '/401', Halaman: malas(() => import('./Page401.tsx')) },
  { pola: '/404', Halaman: malas(() => import('./Page404.tsx')) },
  { pola: '/test/components', Halaman: malas(() => import('./showcase/ShowcasePage.tsx')) },
]

/** Pages that need a login; their guard is loaded with the frame of users. */
export const RUTE_MASUK: Rute[] = [
  { pola: '/temporary-page/*', Halaman: malas(() => import('./TemporaryPage.tsx')) },
  { pola: '/user/profil', Halaman: malas(() => import('../akun/ProfilPage.tsx')) },
  { pola: '/vendor', Halaman: malas(() => import('./RekananHomePage.tsx')) },
  {
    pola: '/vendor/perusahaan',
    Halaman: malas(() => import('../dosir/perusahaan/PerusahaanPage.tsx')),
  },
  { pola: '/vendor/ijin', Halaman: malas(() => import('../dosir/ijin-usaha/IjinUsahaPage.tsx')) },
  { pola: '/vendor/akta', Halaman: malas(() => import('../dosir/akta/AktaPage.tsx')) },
  { pola: '/vendor/pemilik', Halaman: malas(() => import('../dosir/pemilik/PemilikPage.tsx')) },
  { pola: '/vendor/pengurus', Halaman: malas(() => import('../dosir/pengurus/PengurusPage.tsx')) },
  {
    pola: '/vendor/pengalaman',
    Halaman: malas(() => import('../dosir/pengalaman/PengalamanPage.tsx')),
  },
  { pola: '/vendor/pajak', Halaman: malas(() => import('../dosir/pajak/PajakPage.tsx')) },
  { pola: '/person/home', Halaman: malas(() => import('./RekananHomePage.tsx')) },
  { pola: '/person/data', Halaman: malas(() => import('../dosir/person/DataPribadiPage.tsx')) },
  {
    pola: '/person/pengalaman',
    Halaman: malas(() => import('../dosir/person/PengalamanPersonPage.tsx')),
  },
  {
    pola: '/person/sertifikat',
    Halaman: malas(() => import('../dosir/person/SertifikatPage.tsx')),
  },
]
