import type { PageFacts } from '@eproc/domain/pages/drawing'
import { type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'

/**
 * Who draws a page first: the browser (forms; pages with a secret in their address; pages of users), the server, or the server so
 * completely that its scripts may wait until the reader touches something.
 */
type Drawing = 'browser' | 'server' | 'quiet'

/** One page of the portal: the pattern equals a line of @eproc/domain/pages/pages (title, login, right). */
export interface PageRoute {
  pattern: string
  /** As the build's manifest names it. */
  source: string
  drawing: Drawing
  load: () => Promise<{ default: ComponentType }>
  Page: ComponentType
}

const FILES = import.meta.glob<{ default: ComponentType }>([
  '../{akun,app,dosir,publik,tender}/**/*Page.tsx',
  '../app/pages/Page4*.tsx',
])

/** `file`: without its ending, below `src`. */
function page(pattern: string, file: string, drawing: Drawing = 'browser'): PageRoute {
  const load = FILES[file.startsWith('app/') ? `./${file.slice(4)}.tsx` : `../${file}.tsx`]
  if (!load) throw new Error(`${pattern}: no ${file}`)
  return { pattern, source: `src/${file}.tsx`, drawing, load, Page: lazyPart(load) }
}

const drawn = (pattern: string, file: string) => page(pattern, file, 'server')
const quiet = (pattern: string, file: string) => page(pattern, file, 'quiet')

/**
 * The portal's table of contents. A new page is one line: the pattern of domain/pages/pages.ts and a lazy import of
 * its component (`export default`). Pages without login stand here, the others in MEMBER_ROUTES; right and title come
 * from the domain's table.
 */
export const PUBLIC_ROUTES: PageRoute[] = [
  quiet('/', 'publik/HomePage'),
  drawn('/rup-kegiatan', 'publik/paket/RupKegiatanPage'),
  drawn('/rencana-pengadaan', 'publik/paket/RencanaPage'),
  drawn('/lelang', 'publik/paket/LelangPage'),
  drawn('/hasil-tender', 'publik/paket/HasilTenderPage'),
  drawn('/masa-sanggah', 'publik/paket/MasaSanggahPage'),
  quiet('/prosedur', 'publik/ProsedurPage'),
  quiet('/kontak', 'publik/KontakPage'),
  quiet('/informasi', 'publik/berita/InformasiPage'),
  quiet('/berita', 'publik/berita/BeritaPage'),
  quiet('/kebijakan-vendor', 'publik/berita/KebijakanPage'),
  page('/registrasi', 'akun/RegistrasiPage'),
  page('/registrasi/user/:kodeUrl', 'akun/AktivasiPage'),
  page('/login', 'akun/LoginPage'),
  page('/forget', 'akun/ForgotPage'),
  page('/userman/forget/:kodeUrl', 'akun/ResetPage'),
  page('/sertifikat/:kode', 'publik/KonfirmasiSertifikatPage'),
  page('/cetakan/:kode', 'publik/KonfirmasiCetakanPage'),
  page('/tanda-terima/:kode', 'tender/TandaTerimaPage'),
  page('/periksa', 'publik/periksa/PeriksaPage'),
  quiet('/keamanan', 'publik/keamanan/RekananPage'),
  quiet('/keamanan/pokja', 'publik/keamanan/PokjaPage'),
  quiet('/keamanan/pemeriksa', 'publik/keamanan/PemeriksaPage'),
  page('/401', 'app/pages/Page401'),
  page('/404', 'app/pages/Page404'),
  page('/test/components', 'app/showcase/ShowcasePage'),
]

/** Pages that need a login; their guard is loaded with the frame of users. */
export const MEMBER_ROUTES: PageRoute[] = [
  page('/temporary-page/*', 'app/pages/TemporaryPage'),
  page('/user/profil', 'akun/profil/ProfilPage'),
  page('/user/notifikasi', 'akun/notifikasi/NotifikasiPage'),
  page('/latihan', 'akun/LatihanPage'),
  page('/vendor', 'app/pages/RekananHomePage'),
  page('/vendor/perusahaan', 'dosir/perusahaan/PerusahaanPage'),
  page('/vendor/ijin', 'dosir/ijin-usaha/IjinUsahaPage'),
  page('/vendor/akta', 'dosir/akta/AktaPage'),
  page('/vendor/pemilik', 'dosir/pemilik/PemilikPage'),
  page('/vendor/pengurus', 'dosir/pengurus/PengurusPage'),
  page('/vendor/pengalaman', 'dosir/pengalaman/PengalamanPage'),
  page('/vendor/pajak', 'dosir/pajak/PajakPage'),
  page('/person/home', 'app/pages/RekananHomePage'),
  page('/person/data', 'dosir/person/DataPribadiPage'),
  page('/person/pengalaman', 'dosir/person/PengalamanPersonPage'),
  page('/person/sertifikat', 'dosir/person/SertifikatPage'),
]

/** What the frame of users adds to a page, as the build's manifest names it. */
const MEMBER_FRAME = ['ui/src/layout/AppShell.tsx', 'src/app/frame/Guard.tsx']

const find = (routes: PageRoute[], path: string): PageRoute | undefined =>
  routes.find(({ pattern }) => matchPath(pattern, path) !== null)

/** What the server has to know of the page at `path`. */
export function aboutPage(path: string): PageFacts {
  const open = find(PUBLIC_ROUTES, path)
  if (open)
    return {
      sources: [open.source],
      drawn: open.drawing !== 'browser',
      quiet: open.drawing === 'quiet',
    }
  const member = find(MEMBER_ROUTES, path)
  if (member) return { sources: [member.source, ...MEMBER_FRAME], drawn: false, quiet: false }
  // What it does not know it says by itself.
  return { sources: [], drawn: true, quiet: false }
}

/** Has the page at `path` at hand before the first drawing, so that nothing of it comes a moment later. */
export async function preparePage(path: string): Promise<void> {
  const route = find(PUBLIC_ROUTES, path) ?? find(MEMBER_ROUTES, path)
  if (route) route.Page = (await route.load()).default
}
