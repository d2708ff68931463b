/** What the bench of size asks: lists, searches, reports and home pages of every role, by the routes' own table. */
import type { Peran } from '@eproc/domain/common/roles'

export interface Call {
  /** null: without a login */
  role: Peran | null
  path: string
}

const YEAR = new Date().getFullYear()
/** The first vendor and the first individual of `large_fill.ts`. */
const VENDOR = 1
const PERSON = 10

/** In the list's own order unless asked otherwise. */
const rest = (
  name: string,
  filter: Record<string, unknown> = {},
  sort?: [string, string]
): string =>
  [
    `/rest/${name}?range=[0,9]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    ...(sort ? [`sort=${encodeURIComponent(JSON.stringify(sort))}`] : []),
  ].join('&')

const of = (role: Peran | null, ...paths: string[]): Call[] => paths.map((path) => ({ role, path }))
const MINE = ['/api/pekerjaan', '/userman/info']

const open = of(
  null,
  '/api/lelang/hasil-tender?perHalaman=10',
  '/api/lelang/hasil-tender?perHalaman=10&q=gedung',
  '/api/lelang/hasil-tender?perHalaman=10&urut=nama',
  '/api/lelang/masa-sanggah?perHalaman=10',
  `/api/rup/paket/info/tahun/${YEAR}?perHalaman=10`,
  `/api/rup/paket/info/tahun/${YEAR}?perHalaman=10&q=gedung`,
  `/api/rup/paket/info/tahun/${YEAR}?perHalaman=10&q=PKT-77`,
  `/api/rup/rencana/${YEAR}?perHalaman=10`,
  `/api/rup/rencana/${YEAR}?perHalaman=10&q=Kegiatan`,
  `/api/rup/rencana/${YEAR}/ringkasan`,
  '/ocds/releases.json',
  '/ocds/records.json',
  '/feed/pengadaan.atom',
  '/sitemap.xml',
  '/api/rup/paket/riwayat/39',
  '/api/rup/paket/jadwal/39'
)

const vendors = [
  ...of(
    'vendor',
    ...MINE,
    `/api/rup/paket/lelang-vendor/${VENDOR}/tahun/${YEAR}?perHalaman=10`,
    `/api/rup/paket/peserta/${VENDOR}/tahun/${YEAR}`,
    `/api/rup/paket/peserta/undangan/${VENDOR}/tahun/${YEAR}`,
    `/notification/${VENDOR}?perHalaman=10`,
    `/vendor/ijinusaha/${VENDOR}`,
    `/vendor/${VENDOR}`
  ),
  ...of(
    'person',
    ...MINE,
    `/api/rup/paket/lelang-vendor/${PERSON}/tahun/${YEAR}?perHalaman=10`,
    `/api/rup/paket/peserta/${PERSON}/tahun/${YEAR}`
  ),
]

const PACKAGES = [
  rest('paket'),
  rest('paket', { tahun: YEAR }),
  rest('paket', { q: 'PKT-77' }),
  rest('paket', { q: 'gedung' }),
  rest('paket', {}, ['nama', 'ASC']),
  `/api/rup/paket/lelang/tahun/${YEAR}?perHalaman=10`,
  rest('revisi-jadwal'),
]
const PLAN = [
  '/api/rup/kotak-masuk',
  rest('notifikasi'),
  rest('kegiatan', { tahun: YEAR }),
  rest('kegiatan', { tahun: YEAR, q: 'Kegiatan' }),
  rest('program', { tahun: YEAR }),
]
const REPORTS = [
  `/api/laporan/dasbor/${YEAR}`,
  rest('laporan-rup', { tahun: YEAR }),
  rest('laporan-paket', { tahun: YEAR }),
  rest('laporan-paket', { tahun: YEAR, q: 'gedung' }),
  rest('laporan-peserta'),
  rest('laporan-tahap', { tahun: YEAR }),
  rest('laporan-vendor'),
]
const COMMITTEE = [
  '/api/spk?perHalaman=20',
  '/api/spk?perHalaman=20&q=gedung',
  rest('tender'),
  rest('tender', { q: 'gedung' }),
  rest('tender-draf'),
  '/api/tender/proses?perHalaman=10',
  '/api/tender/panitia?perHalaman=10',
]
const MONITORS = [
  rest('monitor', {}, ['mulai', 'ASC']),
  // What the screen asks for first.
  rest('monitor', { letak: 'kini' }, ['selesai', 'ASC']),
  rest('monitor-bagan', {}, ['selesai', 'ASC']),
  rest('monitor-kontrak'),
  rest('monitor-kontrak-divisi'),
  rest('monitor-ijin-usaha'),
  '/monitor2/proses/all?perHalaman=10',
  '/monitor2/monitor-kontrak/all?perHalaman=10',
]
const VENDORS = [
  '/vendor/registrasi/perusahaan?perHalaman=10&urut=nama',
  '/vendor/registrasi/perusahaan?perHalaman=10&urut=nama&q=graha',
  '/vendor/registrasi/perusahaan?perHalaman=10&urut=nama&status=V',
  rest('vendor', {}, ['nama', 'ASC']),
  rest('vendor', { q: 'graha' }, ['nama', 'ASC']),
  rest('sertifikat'),
  '/vendor/person?perHalaman=10',
  '/vendor/kbli?perHalaman=10',
]
const ONE_PACKAGE = [
  '/api/paket/39/tab',
  '/api/rup/jadwal/39',
  '/api/rup/paket/peserta/39',
  '/rest/paket/39',
]

export const CALLS: readonly Call[] = [
  ...open,
  ...vendors,
  ...of(
    'operatorULP',
    ...MINE,
    ...PLAN,
    ...PACKAGES,
    ...REPORTS,
    ...COMMITTEE,
    ...MONITORS,
    ...VENDORS,
    ...ONE_PACKAGE
  ),
  ...of(
    'manajerULP',
    ...MINE,
    ...PLAN,
    ...PACKAGES,
    ...REPORTS,
    ...COMMITTEE,
    ...VENDORS,
    rest('blacklist'),
    rest('blacklist-history')
  ),
  ...of('ppk', ...MINE, ...PLAN, ...PACKAGES, ...REPORTS, ...COMMITTEE),
  ...of('pa', ...MINE, ...PLAN, ...PACKAGES, ...REPORTS, rest('blacklist')),
  ...of('manajer', ...MINE, ...PLAN, ...PACKAGES, ...REPORTS, ...MONITORS),
  ...of('operator', ...MINE, ...PLAN, ...PACKAGES, ...REPORTS),
  ...of(
    'adminit',
    ...MINE,
    '/api/admin/dasbor',
    rest('user', {}, ['nama', 'ASC']),
    rest('user-vendor', {}, ['nama', 'ASC']),
    rest('user-vendor', { q: 'Direktur 77' }, ['nama', 'ASC']),
    rest('audit'),
    rest('audit', { q: 'PKT' }),
    rest('berita-informasi'),
    rest('vendor', {}, ['nama', 'ASC'])
  ),
  ...of(
    'superAdmin',
    ...MINE,
    '/api/instalasi',
    '/api/admin/dasbor',
    rest('audit'),
    rest('perubahan-akses')
  ),
]
