/**
 * Page routes of both apps (S1 §2.1, S2 §2, S3 §2.1, decisions §1). The server decides by them which app answers
 * a navigation and whether a path is a page at all; the apps build guards and titles from them.
 */
import { halaman as teks } from '@eproc/i18n/id/halaman'
import { aplikasiUntuk, bersihkan, ruas, type Aplikasi } from './apps.ts'
import { BERANDA } from '../common/roles.ts'
import { menuUntuk } from '../common/menu.ts'
import { mungkinBoleh, type Hak, type Pelaku } from '../common/rights.ts'

export { aplikasiUntuk, type Aplikasi } from './apps.ts'

export interface Halaman {
  /** Segments; `:id` is a number, `:nama` any one segment, a final `*` the rest. */
  pola: string
  aplikasi: Aplikasi
  judul: string
  deskripsi?: string
  /** Needs a login; without one the user is sent away. */
  masuk: boolean
  /** Right that opens the page, beside the login. */
  hak?: Hak
}

type Judul = string | { readonly judul: string; readonly deskripsi: string }

function satu(pola: string, judul: Judul, masuk: boolean, hak?: Hak | undefined): Halaman {
  const dasar = typeof judul === 'string' ? { judul } : judul
  return {
    pola,
    aplikasi: aplikasiUntuk(pola),
    ...dasar,
    masuk,
    ...(hak === undefined ? {} : { hak }),
  }
}

const umum = (pola: string, judul: Judul) => satu(pola, judul, false)
const jaga = (pola: string, judul: Judul, hak: Hak) => satu(pola, judul, true, hak)

/** A react-admin resource: list, create, edit, show. */
const source = (pola: string, judul: string, hak: Hak): Halaman[] =>
  ['', '/create', '/:id', '/:id/show'].map((ekor) => satu(pola + ekor, judul, true, hak))

/** Addresses of the dialogs that a list of packages opens beside the record itself. */
const DIALOG_PAKET = {
  pokja: '/:id/pokja',
  ppk: '/:id/ppk',
  pendaftaran: '/:id/pendaftaran',
  revisi: '/:id/revisi',
  setujuiRevisi: '/:id/approve-revisi',
  file: '/:id/file-jadwal',
} as const

/** A list at an address of its own, whose records are only shown there, with the other dialogs that have an address below it. */
const shown = (
  pola: string,
  judul: string,
  hak: Hak,
  ...dialogs: (keyof typeof DIALOG_PAKET)[]
): Halaman[] =>
  ['', '/:id/show', ...dialogs.map((d) => DIALOG_PAKET[d])].map((ekor) =>
    satu(pola + ekor, judul, true, hak)
  )

export const HALAMAN: readonly Halaman[] = [
  umum('/', teks.home),
  umum('/rup-kegiatan', teks.rupKegiatan),
  umum('/rencana-pengadaan', teks.rencanaPengadaan),
  umum('/prosedur', teks.prosedur),
  umum('/kontak', teks.kontak),
  umum('/masa-sanggah', teks.masaSanggah),
  umum('/hasil-tender', teks.hasilTender),
  umum('/lelang', teks.lelang),
  umum('/informasi', teks.informasi),
  umum('/berita', teks.berita),
  umum('/kebijakan-vendor', teks.kebijakan),
  umum('/registrasi', teks.registrasi),
  umum('/registrasi/user/:kodeUrl', teks.aktivasi),
  umum('/login', teks.login),
  umum('/forget', teks.lupa),
  umum('/userman/forget/:kodeUrl', teks.resetPassword),
  umum('/sertifikat/:kode', teks.konfirmasiSertifikat),
  umum('/tanda-terima/:kode', teks.tandaTerima),
  umum('/cetakan/:kode', teks.konfirmasiCetakan),
  umum('/periksa', teks.periksa),
  umum('/keamanan', teks.keamanan),
  umum('/keamanan/pokja', teks.keamananPokja),
  umum('/keamanan/pemeriksa', teks.keamananPemeriksa),
  umum('/401', teks.tidakBerhak),
  umum('/404', teks.tidakAda),
  umum('/test/components', teks.ujiKomponen),
  jaga('/latihan', teks.latihan, 'latihan.masuk'),
  jaga('/user/profil', teks.profil, 'profil.sendiri'),
  jaga('/user/notifikasi', teks.notifikasi, 'notifikasi.sendiri'),
  satu('/temporary-page/*', teks.sementara, true),

  jaga('/vendor', teks.dashboardRekanan, 'dosir.kelola'),
  jaga('/vendor/perusahaan', teks.perusahaan, 'dosir.kelola'),
  jaga('/vendor/ijin', teks.ijin, 'dosir.kelola'),
  jaga('/vendor/akta', teks.akta, 'dosir.kelola'),
  jaga('/vendor/pemilik', teks.pemilik, 'dosir.kelola'),
  jaga('/vendor/pengurus', teks.pengurus, 'dosir.kelola'),
  jaga('/vendor/pengalaman', teks.pengalaman, 'dosir.kelola'),
  jaga('/vendor/pajak', teks.pajak, 'dosir.kelola'),
  jaga('/person/home', teks.dashboardRekanan, 'dosir.person.kelola'),
  jaga('/person/data', teks.dataPribadi, 'dosir.person.kelola'),
  jaga('/person/pengalaman', teks.pengalamanPerson, 'dosir.person.kelola'),
  jaga('/person/sertifikat', teks.sertifikat, 'dosir.person.kelola'),

  jaga('/admin', teks.dasborAdmin, 'admin.dasbor'),
  ...source('/admin/user', teks.pengguna, 'pengguna.kelola'),
  ...source('/admin/user-vendor', teks.penggunaRekanan, 'pengguna.rekanan.kelola'),
  ...shown('/admin/perubahan-akses', teks.perubahanAkses, 'pengguna.kelola'),
  ...shown('/admin/kunci-pemegang', teks.kunciPemegang, 'pemegang.baca'),
  ...source('/admin/parameter', teks.parameter, 'parameter.kelola'),
  jaga('/admin/vendor', teks.daftarRekanan, 'rekanan.daftar'),
  jaga('/admin/vendor/:id', teks.daftarRekanan, 'rekanan.dosir.baca'),
  jaga('/admin/vendor/:id/show', teks.daftarRekanan, 'rekanan.dosir.baca'),
  jaga('/admin/vendor/verified', teks.rekananTerverifikasi, 'rekanan.daftar'),
  jaga('/admin/vendor/verified/:id/show', teks.rekananTerverifikasi, 'rekanan.dosir.baca'),
  jaga('/admin/vendor/blacklist', teks.blacklistRekanan, 'rekanan.blacklist'),
  jaga('/admin/vendor/blacklist/:id/show', teks.blacklistRekanan, 'rekanan.blacklist'),
  jaga('/admin/sertifikat', teks.sertifikatRekanan, 'rekanan.daftar'),
  jaga('/admin/sertifikat/:id/show', teks.sertifikatRekanan, 'rekanan.daftar'),
  ...source('/admin/lokasi-proyek', teks.lokasiProyek, 'master.kelola'),
  ...source('/admin/coa', teks.coa, 'master.kelola'),
  ...source('/admin/divisi', teks.divisi, 'master.kelola'),
  ...source('/admin/libur', teks.libur, 'master.kelola'),
  ...source('/admin/kbli', teks.kbli, 'master.kelola'),
  ...source('/admin/sbu', teks.sbu, 'master.kelola'),
  ...source('/admin/berita-informasi', teks.beritaKelola, 'berita.kelola'),
  jaga('/admin/kebijakan-vendor', teks.kebijakan.judul, 'kebijakan.kelola'),
  jaga('/admin/kebijakan-vendor/:id', teks.kebijakan.judul, 'kebijakan.kelola'),
  jaga('/admin/audit', teks.audit, 'audit.baca'),
  jaga('/admin/audit/:id/show', teks.audit, 'audit.baca'),
  jaga('/admin/notifikasi', teks.notifikasi, 'notifikasi.daftar'),
  jaga('/super/admin', teks.instalasi, 'instalasi.baca'),
  satu('/access-denied', teks.tidakBerhak, false),
  satu('/authentication-error', teks.tidakBerhak, false),

  ...source('/rup/home', teks.program, 'rup.baca'),
  ...source('/rup/kegiatan', teks.kegiatan, 'rup.baca'),
  ...shown('/rup/kegiatan/view', teks.semuaKegiatan, 'rup.baca'),
  ...shown('/rup/kegiatan/sup', teks.approvalKegiatan, 'rup.baca'),
  ...shown('/rup/kegiatan/ppk', teks.kegiatan, 'rup.baca'),
  ...shown('/rup/kegiatan/ulp', teks.konsolidasi, 'rup.baca'),
  ...shown('/rup/kegiatan/pa', teks.approvalKegiatan, 'rup.baca'),
  ...shown('/rup/kegiatan/pa/direktorat', teks.approvalKegiatanDirektorat, 'rup.baca'),
  jaga('/rup/paket/penyedia', teks.paket, 'paket.baca'),
  jaga('/rup/paket/penyedia/:id/show', teks.paket, 'paket.baca'),
  jaga('/rup/paket/penyedia/create', teks.paket, 'paket.konsolidasi'),
  jaga('/rup/paket/penyedia/:id', teks.paket, 'paket.ubah'),
  ...shown('/rup/paket/penyedia/man', teks.approvalPaket, 'paket.setujui'),
  ...shown('/rup/paket/penyedia/ppk', teks.paketTahun, 'paket.baca', 'pendaftaran'),
  ...shown('/rup/paket/penyedia/ulp', teks.paketTahun, 'paket.baca', 'pendaftaran'),
  ...shown('/rup/paket/penyedia/pa', teks.paketTahun, 'paket.baca', 'pendaftaran'),
  jaga('/rup/paket/learn', teks.panduanPaket, 'paket.baca'),
  ...shown('/rup/paket/pokja', teks.pokja, 'paket.pokja.tunjuk', 'pokja', 'ppk'),
  ...shown('/ppk', teks.ppk, 'kegiatan.setujui.ppk'),
  ...shown(
    '/ppk/tender',
    teks.tender,
    'paket.baca',
    'pendaftaran',
    'revisi',
    'setujuiRevisi',
    'file'
  ),
  ...shown('/ppk/approve-jadwal', teks.approveJadwal, 'paket.baca'),
  jaga('/panitia', teks.panitia, 'panitia.tender.kelola'),
  jaga('/panitia/paket', teks.paketPanitia, 'panitia.tender.kelola'),
  jaga('/panitia/paket/:id', teks.paketPanitia, 'panitia.tender.kelola'),
  jaga('/panitia/paket/:id/show', teks.paketPanitia, 'panitia.tender.kelola'),
  jaga('/panitia/tender', teks.tenderPanitia, 'panitia.tender.kelola'),
  jaga('/panitia/tender/:id/show', teks.tenderPanitia, 'panitia.tender.kelola'),
  jaga('/spk', teks.spk, 'spk.susun'),
  jaga('/monitor', teks.monitor, 'pantauan.baca'),
  jaga('/monitor/bagan', teks.monitorBagan, 'pantauan.baca'),
  jaga('/monitor-ijin-usaha', teks.monitorIjin, 'pantauan.baca'),
  jaga('/monitor-kontrak', teks.monitorKontrak, 'pantauan.baca'),
  jaga('/monitor-kontrak-divisi', teks.monitorKontrakDivisi, 'pantauan.kontrak.divisi'),
  jaga('/laporan-dashboard', teks.laporanDashboard, 'laporan.baca'),
  jaga('/laporan-rup-dan-paket-kegiatan', teks.laporanRup, 'laporan.baca'),
  jaga('/laporan-rup-dan-paket-kegiatan/:id/paket', teks.laporanRup, 'laporan.baca'),
  jaga('/laporan-vendor', teks.laporanRekanan, 'laporan.baca'),
  ...shown('/laporan-test', teks.laporanPaket, 'laporan.baca'),
  jaga('/laporan-test2', teks.laporanTahap, 'laporan.baca'),
  jaga('/rpt', teks.rpt, 'laporan.cetak'),
]

export interface Cocok {
  halaman: Halaman
  parameter: Record<string, string>
}

/* Cut once: a menu asks for every page of every entry. */
const RUAS_HALAMAN = HALAMAN.map(({ pola }) => ruas(pola))

function cocokkan(a: readonly string[], b: readonly string[]): Record<string, string> | null {
  const parameter: Record<string, string> = {}
  for (const [i, bagian] of a.entries()) {
    if (bagian === '*') {
      parameter['*'] = b.slice(i).join('/')
      return b.length > i ? parameter : null
    }
    const nilai = b[i]
    if (nilai === undefined) return null
    if (!bagian.startsWith(':')) {
      if (bagian !== nilai) return null
    } else {
      if (nilai === '' || (bagian === ':id' && !/^\d+$/.test(nilai))) return null
      parameter[bagian.slice(1)] = nilai
    }
  }
  return a.length === b.length ? parameter : null
}

/** The page of a path (query ignored), built or not; null when there is none. */
export function cocokkanHalaman(path: string): Cocok | null {
  const bagian = ruas(path)
  for (const [i, halaman] of HALAMAN.entries()) {
    const parameter = cocokkan(RUAS_HALAMAN[i]!, bagian)
    if (parameter) return { halaman, parameter }
  }
  return null
}

const AWALAN_BUKAN_HALAMAN = [
  '/rest/',
  '/berkas/',
  '/tender/',
  '/sert/',
  '/daftar/',
  '/ocds/',
  '/assets/',
  '/_vp/',
  '/_bo/',
  '/feed/',
  '/docs/api/',
  '/log/',
  '/api/sehat/',
] as const
const TEPAT_BUKAN_HALAMAN = new Set(['/openapi.json', '/docs/api', '/feed', '/rss', '/atom'])
const AKHIRAN_BERKAS =
  /\.(?:ics|rss|atom|xml|json|js|mjs|css|map|png|jpe?g|gif|svg|ico|webp|avif|woff2?|ttf|txt|webmanifest|pdf|docx?|xlsx?|zip|csv|br|gz)$/i

/** Never a page, whatever `Accept` says (decisions §1): API of the back office, files, feeds, assets. */
export function bukanHalaman(path: string): boolean {
  const bersih = bersihkan(path)
  return (
    TEPAT_BUKAN_HALAMAN.has(bersih) ||
    AWALAN_BUKAN_HALAMAN.some((awal) => `${bersih}/`.startsWith(awal)) ||
    AKHIRAN_BERKAS.test(bersih)
  )
}

/** Is the page open to this caller (null: nobody logged in)? */
export function bolehBuka(halaman: Halaman, pelaku: Pelaku | null): boolean {
  if (!halaman.masuk) return true
  if (!pelaku) return false
  return halaman.hak === undefined || mungkinBoleh(pelaku, halaman.hak)
}

/** Menu entries whose page is built and open to the caller. */
export function menuTersedia(pelaku: Pelaku) {
  return menuUntuk(pelaku).filter((butir) => {
    const cocok = cocokkanHalaman(butir.path)
    return (
      cocok !== null &&
      bolehBuka(cocok.halaman, pelaku) &&
      (butir.hak === undefined || mungkinBoleh(pelaku, butir.hak))
    )
  })
}

/** Home of the role; while its page is not built, the first entry of the menu, else the profile. */
export function berandaUntuk(pelaku: Pelaku): string {
  const utama = BERANDA[pelaku.peran]
  const cocok = cocokkanHalaman(utama)
  if (cocok && bolehBuka(cocok.halaman, pelaku)) return utama
  return menuTersedia(pelaku)[0]?.path ?? '/user/profil'
}
