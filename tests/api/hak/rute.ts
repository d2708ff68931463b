/**
 * Who may call which route, written from decisions §2 and not from the code's own table: a route that is
 * missing here, or behaves otherwise, fails the test.
 */
import type { Peran } from '@eproc/domain/common/roles'

/** The eleven principals of quality §2.1: nobody, the ten roles; and a member of the procurement unit. */
export const PRINSIPAL = [
  'tamu',
  'vendor',
  'person',
  'operator',
  'manajer',
  'ppk',
  'pa',
  'operatorULP',
  'manajerULP',
  'adminit',
  'superAdmin',
  'unlada',
] as const satisfies readonly (Peran | 'tamu' | 'unlada')[]
export type Prinsipal = (typeof PRINSIPAL)[number]

const PUBLIK: readonly Prinsipal[] = PRINSIPAL
const SEMUA = PRINSIPAL.filter((p) => p !== 'tamu')
const INTERNAL = SEMUA.filter((p) => p !== 'vendor' && p !== 'person')
const ADMIN: readonly Prinsipal[] = ['adminit', 'superAdmin']
const PEMASANG: readonly Prinsipal[] = ['superAdmin']
/** On a package also its ppk, pokja, manajerULP and pa; without one these get an empty or refused answer. */
const AUDIT: readonly Prinsipal[] = [
  'adminit',
  'superAdmin',
  'ppk',
  'unlada',
  'operatorULP',
  'manajerULP',
  'pa',
]
const PENULIS: readonly Prinsipal[] = ['adminit', 'superAdmin', 'operatorULP', 'manajerULP']
const PERUSAHAAN: readonly Prinsipal[] = ['vendor']
const PERORANGAN: readonly Prinsipal[] = ['person']
const VERIFIKATOR: readonly Prinsipal[] = ['operatorULP', 'manajerULP', 'unlada']
const PEMBACA_REKANAN: readonly Prinsipal[] = [...VERIFIKATOR, 'adminit']
const PEMBACA_DOSIR: readonly Prinsipal[] = ['vendor', 'person', ...PEMBACA_REKANAN]
const BLACKLIST: readonly Prinsipal[] = ['manajerULP', 'pa']
const REKANAN: readonly Prinsipal[] = ['vendor', 'person']
/** Pokja, operatorULP, manajerULP, ppk of the package; whose package it is decides afterwards. */
const PELAKSANA: readonly Prinsipal[] = ['ppk', 'operatorULP', 'manajerULP', 'unlada']
const PEMILIH: readonly Prinsipal[] = [...VERIFIKATOR, 'ppk']

export const MATRIKS: readonly { siapa: readonly Prinsipal[]; rute: readonly string[] }[] = [
  {
    siapa: PUBLIK,
    rute: [
      'GET /admin/param',
      'GET /api/berita-informasi/:tipe',
      'GET /api/berita-informasi/latest/:tipe',
      'GET /api/kabupaten-kota/:kodeProvinsi',
      'GET /api/kebijakan-vendor/:id',
      'GET /api/provinsi',
      'GET /api/rup/kbli',
      'GET /api/rup/lokasiproyek',
      'GET /api/rup/paket/server/dttm',
      'GET /api/sertifikat/:kode',
      'GET /api/tanda-terima/:kode',
      'GET /api/time',
      'GET /api/userman/forget/:kodeUrl',
      'GET /berkas/*',
      'GET /daftar/Formulir_Keikutsertaan_Vendor.doc',
      'GET /daftar/SURAT_PERNYATAAN_NON_PKP.docx',
      'GET /docs/api',
      'GET /docs/api/*',
      'GET /kbli',
      'GET /openapi.json',
      'GET /robots.txt',
      'GET /sbu',
      'GET /sitemap.xml',
      'POST /api/registrasi/kirim-ulang',
      'POST /login',
      'POST /member/activity',
      'POST /registrasi',
      'POST /userman/forget',
      'PUT /userman/respwd',
    ],
  },
  {
    siapa: SEMUA,
    rute: [
      'GET /api/aliran',
      'GET /notification/:userId',
      'GET /sert/*',
      'GET /userman/id/:id',
      'GET /userman/info',
      'GET /vendor/noreg/:userId',
      'POST /api/berkas/tautan',
      'POST /keluar',
      'POST /keluar-semua',
      'PUT /api/notification/read',
      'PUT /api/notification/read-semua',
      'PUT /api/userman/profil',
      'PUT /notification/read/:id',
      'PUT /userman/changepwd',
    ],
  },
  {
    siapa: INTERNAL,
    rute: [
      'GET /rest/coa',
      'GET /rest/coa/:id',
      'GET /rest/divisi',
      'GET /rest/divisi/:id',
      'GET /rest/kbli',
      'GET /rest/kbli/:id',
      'GET /rest/libur',
      'GET /rest/libur/:id',
      'GET /rest/lokasi-proyek',
      'GET /rest/lokasi-proyek/:id',
      'GET /rest/notifikasi',
      'GET /rest/sbu',
      'GET /rest/sbu/:id',
      'GET /userman/coa',
      'GET /userman/divisi',
      'GET /userman/lokasi-proyek',
    ],
  },
  {
    siapa: ADMIN,
    rute: [
      'DELETE /rest/coa/:id',
      'DELETE /rest/divisi/:id',
      'DELETE /rest/kbli/:id',
      'DELETE /rest/libur/:id',
      'DELETE /rest/sbu/:id',
      'DELETE /rest/lokasi-proyek/:id',
      'DELETE /userman/coa/:id',
      'DELETE /userman/divisi/:id',
      'DELETE /userman/lokasi-proyek/:id',
      'GET /api/admin/dasbor',
      'GET /rest/parameter',
      'GET /rest/parameter/:id',
      'GET /rest/user',
      'GET /rest/user-vendor',
      'GET /rest/user-vendor/:id',
      'GET /rest/user/:id',
      'GET /userman/internal',
      'GET /userman/roles',
      'GET /userman/vendor',
      'POST /admin/param',
      'POST /rest/coa',
      'POST /rest/divisi',
      'POST /rest/kbli',
      'POST /rest/libur',
      'POST /rest/sbu',
      'POST /rest/lokasi-proyek',
      'POST /rest/user',
      'POST /userman/coa',
      'POST /userman/divisi',
      'POST /userman/lokasi-proyek',
      'POST /userman/register',
      'PUT /rest/coa/:id',
      'PUT /rest/divisi/:id',
      'PUT /rest/kbli/:id',
      'PUT /rest/libur/:id',
      'PUT /rest/sbu/:id',
      'PUT /rest/lokasi-proyek/:id',
      'PUT /rest/parameter/:id',
      'PUT /rest/user/:id',
      'PUT /userman/coa/:id',
      'PUT /userman/divisi/:id',
      'PUT /userman/lokasi-proyek/:id',
      'PUT /userman/register',
      'PUT /userman/status/:id',
    ],
  },
  {
    siapa: PEMASANG,
    rute: ['GET /api/instalasi'],
  },
  {
    siapa: AUDIT,
    rute: [
      'GET /api/audit/kepala',
      'GET /api/audit/kepala/berkas',
      'GET /rest/audit',
      'GET /rest/audit/:id',
    ],
  },
  {
    siapa: PENULIS,
    rute: [
      'DELETE /api/berita-informasi/:id',
      'DELETE /rest/berita-informasi/:id',
      'GET /api/berita-informasi',
      'GET /rest/berita-informasi',
      'GET /rest/berita-informasi/:id',
      'GET /rest/kebijakan-vendor/:id',
      'POST /api/berita-informasi',
      'POST /rest/berita-informasi',
      'PUT /api/kebijakan-vendor/:id',
      'PUT /rest/berita-informasi/:id',
      'PUT /rest/kebijakan-vendor/:id',
    ],
  },
  {
    siapa: PERUSAHAAN,
    rute: [
      'DELETE /vendor/ijinusaha/:id',
      'DELETE /vendor/pajak/:id',
      'DELETE /vendor/pemilik/:id',
      'DELETE /vendor/pengalaman/:id',
      'DELETE /vendor/pengurus/:id',
      'POST /vendor/ijinusaha/next',
      'POST /vendor/register3/akta',
      'POST /vendor/register3/akta/update',
      'POST /vendor/register3/pemilik',
      'POST /vendor/register3/pengalaman',
      'POST /vendor/registrasi/ijinusaha',
      'POST /vendor/registrasi/pajak',
      'POST /vendor/registrasi/pengurus',
      'POST /vendor/registrasi/perusahaan',
      'POST /vendor/registrasi/perusahaan/update',
      'PUT /vendor/ijinusaha/:id',
      'PUT /vendor/pajak/:id',
      'PUT /vendor/pemilik/:id',
      'PUT /vendor/register3/pengalaman/:id',
      'PUT /vendor/registrasi/pengurus/:id',
    ],
  },
  {
    siapa: PERORANGAN,
    rute: [
      'DELETE /vendor/person/pengalaman/:id/:vendorId',
      'DELETE /vendor/person/sertifikat/:id',
      'POST /vendor/person/data-pribadi',
      'POST /vendor/person/pengalaman',
      'POST /vendor/person/sertifikat',
    ],
  },
  {
    siapa: PEMBACA_DOSIR,
    rute: [
      'GET /vendor/:vendorId',
      'GET /vendor/ijinusaha/:vendorId',
      'GET /vendor/pajak/:vendorId',
      'GET /vendor/pemilik/:vendorId',
      'GET /vendor/pengalaman/:vendorId',
      'GET /vendor/pengurus/:vendorId',
      'GET /vendor/person/data-pribadi/:vendorId',
      'GET /vendor/person/pengalaman/:vendorId',
      'GET /vendor/person/sertifikat/:vendorId',
      'GET /vendor/person/status/:vendorId',
      'GET /vendor/register3/akta/:vendorId',
      'GET /vendor/registrasi/perusahaan/:vendorId',
      'GET /vendor/remark/jenis/:jenis/id/:vendorId',
    ],
  },
  {
    siapa: PEMBACA_REKANAN,
    rute: [
      'GET /rest/sertifikat',
      'GET /rest/sertifikat/:id',
      'GET /rest/vendor',
      'GET /rest/vendor/:id',
      'GET /vendor/registrasi/perusahaan',
      'GET /vendor/verified/:blacklistFilter',
    ],
  },
  {
    siapa: VERIFIKATOR,
    rute: [
      'GET /api/vendor/verifikasi/:vendorId/perubahan/:bagian',
      'GET /vendor/create-sertifikat/:vendorId',
      'POST /api/vendor/pengecualian-pengalaman',
      'POST /vendor/perusahaan/status',
      'POST /vendor/send-sertifikat',
      'PUT /vendor/person/status/remark',
      'PUT /vendor/person/status/verifikasi',
      'PUT /vendor/perusahaan/remark/:vendorId',
    ],
  },
  {
    siapa: BLACKLIST,
    rute: [
      'GET /rest/blacklist',
      'GET /rest/blacklist/:id',
      'GET /rest/blacklist-history',
      'POST /vendor/blacklist/update',
    ],
  },
  {
    siapa: PEMILIH,
    rute: ['GET /vendor/kbli', 'GET /vendor/kbli/:kbli', 'GET /vendor/person'],
  },
  // Monitors
  {
    siapa: INTERNAL,
    rute: [
      'GET /monitor2/ijin-usaha/:masa',
      'GET /monitor2/masterdivisi',
      'GET /monitor2/monitor-kontrak/:divisiCode',
      'GET /monitor2/proses/:divisiCode',
      'GET /rest/monitor',
      'GET /rest/monitor-bagan',
      'GET /rest/monitor-ijin-usaha',
      'GET /rest/monitor-kontrak',
      'GET /rest/monitor-kontrak-divisi',
    ],
  },
  // Packages: consolidation, approval, pokja, publication, schedule
  {
    siapa: PUBLIK,
    rute: ['GET /api/rup/paket/lokasi-kerja/:id', 'GET /api/rup/paket/sumber-dana/:id'],
  },
  {
    siapa: INTERNAL,
    rute: [
      'GET /api/paket/:id',
      'GET /api/paket/:id/perubahan',
      'GET /api/rup/jadwal/:id',
      'GET /api/rup/jadwal/revisi/:id',
      'GET /api/rup/jadwal/revisi/paket/:tahun',
      'GET /api/rup/paket/lelang/tahun/:tahun',
      'GET /api/rup/paket/status/:status/tahun/:tahun',
      'GET /api/rup/templat-durasi',
      'GET /rest/paket',
      'GET /rest/paket/:id',
      'GET /rest/revisi-jadwal',
      'GET /rest/revisi-jadwal/:id',
    ],
  },
  {
    siapa: ['operatorULP', 'manajerULP'],
    rute: [
      'GET /api/paket/acuan/:tahun',
      'POST /api/paket',
      'POST /api/paket/:id/ajukan',
      'POST /api/paket/usul-jadwal',
      'POST /rest/paket',
      'PUT /api/paket/:id',
      'PUT /api/paket/:id/pendaftaran',
      'PUT /rest/paket/:id',
    ],
  },
  {
    siapa: ['manajerULP'],
    rute: [
      'GET /api/paket/:id/calon-pokja',
      'POST /api/paket/:id/setujui',
      'POST /api/paket/:id/tolak',
      'POST /api/rup/jadwal/revisi/approve/:id',
      'PUT /api/paket/:id/pokja',
    ],
  },
  {
    siapa: ['ppk', 'operatorULP', 'manajerULP'],
    rute: [
      'POST /api/rup/paket/publish',
      'PUT /api/rup/lelang/lanjutkan/:id',
      'PUT /api/rup/lelang/tunda/:id',
    ],
  },
  {
    siapa: ['ppk', 'manajerULP'],
    rute: [
      'PUT /api/rup/lelang/batal/:id',
      'PUT /api/rup/lelang/gagal/:id',
      'PUT /api/rup/lelang/selesai/:id',
      'PUT /api/rup/lelang/ulang/:id',
    ],
  },
  { siapa: ['unlada', 'operatorULP', 'ppk'], rute: ['POST /api/rup/jadwal/revisi'] },
  { siapa: PELAKSANA, rute: ['POST /api/rup/jadwal/upload'] },
  { siapa: ['unlada', 'operatorULP'], rute: ['POST /api/paket/:id/benturan'] },
  // A package under way: lists, tabs, registration, invitations, documents, explanation
  {
    siapa: PUBLIK,
    rute: [
      'GET /api/lelang/hasil-tender',
      'GET /api/lelang/masa-sanggah',
      'GET /api/rup/paket/info/tahun/:year',
      'GET /api/rup/paket/jadwal/:paketId',
      'GET /api/rup/paket/peserta/:paketId',
    ],
  },
  {
    siapa: SEMUA,
    rute: [
      'GET /api/paket/:paketId/informasi',
      'GET /api/paket/:paketId/tab',
      'GET /api/rup/lelang/prakualifikasi/tender-files/:paketId',
      'GET /api/rup/paket/pesertanama/:paketId',
      'GET /api/tender/chat/message/paket/:paketId/:tahap',
    ],
  },
  {
    siapa: REKANAN,
    rute: [
      'GET /api/lelang/undangan/vendor/:paketId/:vendorId',
      'GET /api/rup/paket/lelang-vendor/:vendorId/tahun/:year',
      'GET /api/rup/paket/peserta/:vendorId/tahun/:year',
      'GET /api/rup/paket/peserta/undangan/:vendorId/tahun/:year',
      'POST /api/lelang/peserta/daftar',
      'POST /api/lelang/peserta/mundur',
      'POST /api/tender/chat',
      'PUT /api/tender/chat/:chatId',
    ],
  },
  {
    siapa: INTERNAL,
    rute: [
      'GET /api/lelang/prakualifikasi/upload/:paketId',
      'GET /api/lelang/undangan/:paketId/:tipe',
      'GET /rest/undangan',
      'GET /api/rup/paket/pesertanama/:paketId/:tipe',
    ],
  },
  {
    siapa: PELAKSANA,
    rute: [
      'POST /api/lelang/prakualifikasi/upload',
      'POST /api/lelang/undangan',
      'POST /api/rup/jadwal-private/upload',
    ],
  },
  {
    siapa: [...REKANAN, ...PELAKSANA],
    rute: ['POST /api/tender/chat/message'],
  },
  {
    siapa: ['vendor', 'person'],
    rute: [
      'DELETE /api/lelang/unggahan/:id',
      'GET /api/lelang/penawaran/:paketId/:vendorId',
      'GET /api/lelang/tanda-terima/:berkas',
      'GET /api/lelang/unggahan/:id',
      'POST /api/lelang/unggahan',
      'POST /api/lelang/unggahan/:id/selesai',
      'PUT /api/lelang/unggahan/:id',
      'PUT /api/lelang/upload/penawaran',
    ],
  },
  {
    siapa: INTERNAL,
    rute: ['GET /api/lelang/penawaran/:paketId', 'GET /api/tender/pembukaan/:paketId/:tahap'],
  },
  {
    siapa: ['unlada', 'operatorULP'],
    rute: ['POST /api/tender/pembukaan/:paketId', 'POST /api/tender/pembukaan/:paketId/sahkan'],
  },
  { siapa: ['unlada', 'operatorULP', 'ppk'], rute: ['GET /tender/:paketId/:jenis/:penawaranId'] },
  { siapa: PUBLIK, rute: ['GET /api/tender/hasil/:paketId'] },
  {
    siapa: SEMUA,
    rute: [
      'GET /api/lelang/ba-klarifikasi-negosiasi/vendor/:paketId/:vendorId',
      'GET /api/lelang/evaluasi/:paketId',
      'GET /api/lelang/evaluasi/:paketId/:vendorId',
      'GET /api/lelang/masa-sanggah/vendor/:paketId/:vendorId/:tipe',
      'GET /api/lelang/sppbj/vendor/:paketId/:vendorId',
    ],
  },
  {
    siapa: INTERNAL,
    rute: [
      'GET /api/lelang/ba-klarifikasi-negosiasi/:paketId',
      'GET /api/lelang/masa-sanggah/:paketId/:tipe',
      'GET /api/lelang/peserta/lulus-kualifikasi/:paketId',
      'GET /api/lelang/sppbj/:paketId',
      'GET /api/lelang/surat-perjanjian/:paketId',
      'GET /api/rup/lelang/penunjukan-langsung/berita-acara/:paketId',
      'GET /api/tender/penetapan/:paketId',
    ],
  },
  {
    siapa: ['unlada', 'operatorULP'],
    rute: [
      'POST /api/lelang/ba-klarifikasi-negosiasi',
      'POST /api/lelang/masa-sanggah',
      'POST /api/lelang/masa-sanggah/banding',
      'POST /api/rup/lelang/penunjukan-langsung/berita-acara',
      'POST /api/tender/penetapan/:paketId',
      'POST /api/tender/penetapan/:paketId/gugur',
      'PUT /api/lelang/evaluasi',
      'PUT /api/lelang/negosiasi',
    ],
  },
  {
    siapa: ['ppk'],
    rute: [
      'POST /api/tender/penetapan/:paketId/tegaskan',
      'POST /api/tender/penetapan/:paketId/tolak',
    ],
  },
  {
    siapa: ['ppk', 'manajerULP'],
    rute: [
      'POST /api/lelang/sppbj',
      'PUT /api/lelang/surat-perjanjian',
      'PUT /api/rup/lelang/selesai-smpk/:paketId',
    ],
  },
  { siapa: REKANAN, rute: ['POST /api/lelang/masa-sanggah/vendor'] },
  // Annual plan
  {
    siapa: PUBLIK,
    rute: ['GET /api/rup/kegiatan-program/:year'],
  },
  {
    siapa: INTERNAL,
    rute: [
      'GET /api/rup/kotak-masuk',
      'GET /rest/kegiatan',
      'GET /rest/kegiatan/:id',
      'GET /rest/program',
      'GET /rest/program/:id',
    ],
  },
  {
    siapa: ['operator', 'operatorULP', 'unlada'],
    rute: [
      'DELETE /rest/kegiatan/:id',
      'DELETE /rest/program/:id',
      'GET /api/rup/acuan/:year',
      'POST /api/rup/kegiatan/:id/ajukan',
      'POST /rest/kegiatan',
      'POST /rest/program',
      'PUT /rest/kegiatan/:id',
      'PUT /rest/program/:id',
    ],
  },
  {
    siapa: ['manajer', 'ppk', 'manajerULP', 'pa'],
    rute: ['POST /api/rup/kegiatan/:id/setujui', 'POST /api/rup/kegiatan/:id/tolak'],
  },
]
