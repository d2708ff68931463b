/** What the drawer shows a role (S3 §6, decisions §2 'Menus' and 'Views'). */
import { menu as teks } from '@eproc/i18n/id/menu'
import { mungkinBoleh, type Hak, type Pelaku } from './rights.ts'
import { apakahRekanan, type Peran } from './roles.ts'

/** One line of the drawer. `ikon` names an icon of the MUI set; `hak` hides it from those without the right. */
export interface ButirMenu {
  kunci: string
  teks: string
  path: string
  ikon: string
  hak?: Hak
}

const butir = (key: string, label: string, path: string, ikon: string, hak?: Hak): ButirMenu =>
  hak === undefined
    ? { kunci: key, teks: label, path, ikon }
    : { kunci: key, teks: label, path, ikon, hak }

const B = {
  program: butir('program', teks.program, '/rup/home', 'AccountTree', 'rup.baca'),
  kegiatan: butir('kegiatan', teks.kegiatan, '/rup/kegiatan', 'EventNote', 'rup.baca'),
  semua: butir('kegiatan-semua', teks.semuaKegiatan, '/rup/kegiatan/view', 'ViewList', 'rup.baca'),
  paket: butir('paket', teks.paketPengadaan, '/rup/paket/penyedia', 'Inventory2', 'paket.baca'),
  prosesTender: butir(
    'proses-tender',
    teks.prosesTender,
    '/rup/paket/penyedia/ulp',
    'Gavel',
    'paket.baca'
  ),
  verifikasi: butir(
    'verifikasi-rekanan',
    teks.daftarRekanan,
    '/admin/vendor',
    'FactCheck',
    'rekanan.daftar'
  ),
  rekanan: butir(
    'daftar-rekanan',
    teks.rekananTerverifikasi,
    '/admin/vendor/verified',
    'Business',
    'rekanan.daftar'
  ),
  sertifikat: butir(
    'sertifikat-rekanan',
    teks.sertifikatRekanan,
    '/admin/sertifikat',
    'WorkspacePremium',
    'rekanan.daftar'
  ),
  blacklist: butir(
    'blacklist-rekanan',
    teks.blacklistRekanan,
    '/admin/vendor/blacklist',
    'Block',
    'rekanan.blacklist'
  ),
  sup: butir(
    'approval-kegiatan',
    teks.approvalKegiatan,
    '/rup/kegiatan/sup',
    'ThumbUpAlt',
    'rup.baca'
  ),
  tenderPpk: butir('tender-ppk', teks.tender, '/ppk/tender', 'Gavel', 'paket.baca'),
  laporan: [
    butir(
      'laporan-dashboard',
      teks.laporanDashboard,
      '/laporan-dashboard',
      'BarChart',
      'laporan.baca'
    ),
    butir(
      'laporan-rup',
      teks.laporanRup,
      '/laporan-rup-dan-paket-kegiatan',
      'Summarize',
      'laporan.baca'
    ),
    butir('laporan-rekanan', teks.laporanRekanan, '/laporan-vendor', 'Assessment', 'laporan.baca'),
  ],
  pantauan: [
    butir('monitor', teks.monitor, '/monitor', 'Timeline', 'pantauan.baca'),
    butir('monitor-ijin', teks.monitorIjin, '/monitor-ijin-usaha', 'Badge', 'pantauan.baca'),
    butir('monitor-kontrak', teks.monitorKontrak, '/monitor-kontrak', 'Handshake', 'pantauan.baca'),
  ],
  berita: butir('berita', teks.berita, '/admin/berita-informasi', 'Newspaper', 'berita.kelola'),
  rpt: butir('rpt', teks.rpt, '/rpt', 'Print', 'laporan.cetak'),
  kebijakan: butir(
    'kebijakan',
    teks.kebijakan,
    '/admin/kebijakan-vendor',
    'Policy',
    'kebijakan.kelola'
  ),
  audit: butir('audit', teks.audit, '/admin/audit', 'History', 'audit.baca'),
} as const

const MENU_ULP: readonly ButirMenu[] = [
  B.verifikasi,
  B.rekanan,
  B.sertifikat,
  B.program,
  B.kegiatan,
  B.semua,
  B.paket,
  B.prosesTender,
  ...B.laporan,
  ...B.pantauan,
  B.berita,
]

const MENU_ADMIN: readonly ButirMenu[] = [
  butir('home', teks.home, '/admin', 'Home', 'admin.dasbor'),
  butir('pengguna', teks.pengguna, '/admin/user', 'People', 'pengguna.kelola'),
  butir(
    'pengguna-rekanan',
    teks.penggunaRekanan,
    '/admin/user-vendor',
    'PeopleOutline',
    'pengguna.rekanan.kelola'
  ),
  butir(
    'perubahan-akses',
    teks.perubahanAkses,
    '/admin/perubahan-akses',
    'HowToVote',
    'pengguna.kelola'
  ),
  butir('parameter', teks.parameter, '/admin/parameter', 'Tune', 'parameter.kelola'),
  butir('lokasi-proyek', teks.lokasiProyek, '/admin/lokasi-proyek', 'Place', 'master.kelola'),
  butir('coa', teks.coa, '/admin/coa', 'AccountBalance', 'master.kelola'),
  butir('divisi', teks.divisi, '/admin/divisi', 'Apartment', 'master.kelola'),
  butir('libur', teks.libur, '/admin/libur', 'EventBusy', 'master.kelola'),
  butir('kbli', teks.kbli, '/admin/kbli', 'Category', 'master.kelola'),
  butir('sbu', teks.sbu, '/admin/sbu', 'Architecture', 'master.kelola'),
  B.berita,
  B.kebijakan,
]

const dosir = (key: string, label: string, path: string, ikon: string) =>
  butir(key, label, path, ikon, 'dosir.kelola')
const pribadi = (key: string, label: string, path: string, ikon: string) =>
  butir(key, label, path, ikon, 'dosir.person.kelola')

export const MENU: Readonly<Record<Peran, readonly ButirMenu[]>> = {
  vendor: [
    dosir('home', teks.home, '/vendor', 'Home'),
    dosir('perusahaan', teks.perusahaan, '/vendor/perusahaan', 'Business'),
    dosir('ijin', teks.ijinUsaha, '/vendor/ijin', 'Badge'),
    dosir('akta', teks.akta, '/vendor/akta', 'Description'),
    dosir('pemilik', teks.pemilik, '/vendor/pemilik', 'Person'),
    dosir('pengurus', teks.pengurus, '/vendor/pengurus', 'Groups'),
    dosir('pengalaman', teks.pengalaman, '/vendor/pengalaman', 'WorkHistory'),
    dosir('pajak', teks.pajak, '/vendor/pajak', 'ReceiptLong'),
  ],
  person: [
    pribadi('home', teks.home, '/person/home', 'Home'),
    pribadi('data-pribadi', teks.dataPribadi, '/person/data', 'Person'),
    pribadi('pengalaman', teks.pengalaman, '/person/pengalaman', 'WorkHistory'),
    pribadi('sertifikat', teks.sertifikat, '/person/sertifikat', 'WorkspacePremium'),
  ],
  operator: [
    B.program,
    B.kegiatan,
    butir(
      'monitor-kontrak-divisi',
      teks.monitorKontrakDivisi,
      '/monitor-kontrak-divisi',
      'Handshake',
      'pantauan.kontrak.divisi'
    ),
  ],
  manajer: [B.program, B.sup],
  ppk: [
    butir('persetujuan-saya', teks.persetujuanSaya, '/ppk', 'Inbox', 'kegiatan.setujui.ppk'),
    butir('kegiatan', teks.kegiatan, '/rup/kegiatan/ppk', 'EventNote', 'rup.baca'),
    butir('tender', teks.tender, '/ppk/tender', 'Gavel', 'paket.baca'),
  ],
  pa: [
    butir('approval-kegiatan', teks.approvalKegiatan, '/rup/kegiatan/pa', 'ThumbUpAlt', 'rup.baca'),
    butir(
      'approval-kegiatan-direktorat',
      teks.approvalKegiatanDirektorat,
      '/rup/kegiatan/pa/direktorat',
      'CorporateFare',
      'rup.baca'
    ),
    B.blacklist,
  ],
  operatorULP: [...MENU_ULP, B.rpt, B.kebijakan],
  manajerULP: [
    ...MENU_ULP,
    B.sup,
    butir('konsolidasi', teks.konsolidasi, '/rup/kegiatan/ulp', 'CallMerge', 'rup.baca'),
    butir(
      'approval-paket',
      teks.approvalPaket,
      '/rup/paket/penyedia/man',
      'TaskAlt',
      'paket.setujui'
    ),
    butir(
      'approval-jadwal',
      teks.approvalJadwal,
      '/ppk/approve-jadwal',
      'EventAvailable',
      'jadwal.revisi.setujui'
    ),
    butir(
      'kelengkapan-pokja',
      teks.kelengkapanPokja,
      '/rup/paket/pokja',
      'Groups',
      'paket.pokja.tunjuk'
    ),
    B.blacklist,
  ],
  adminit: [...MENU_ADMIN, B.audit],
  superAdmin: [
    butir('home', teks.home, '/super/admin', 'MonitorHeart', 'instalasi.baca'),
    butir('area-admin', teks.areaAdmin, '/admin', 'AdminPanelSettings', 'admin.dasbor'),
    ...MENU_ADMIN.slice(1),
    B.audit,
  ],
}

/** Beside the role's own menu, for users of division unlada (S3 §6). */
export const MENU_UNLADA: readonly ButirMenu[] = [
  B.verifikasi,
  B.program,
  butir('konsolidasi', teks.konsolidasi, '/rup/kegiatan/ulp', 'CallMerge', 'rup.baca'),
  B.tenderPpk,
  butir(
    'paket-panitia',
    teks.paketPanitia,
    '/panitia/paket',
    'Inventory2',
    'panitia.tender.kelola'
  ),
  butir(
    'tender-panitia',
    teks.tenderPanitia,
    '/panitia/tender',
    'HowToVote',
    'panitia.tender.kelola'
  ),
]

/** The whole drawer of a user: the role's own entries, then unlada's that are not there yet (by path). */
export function menuUntuk(pelaku: { peran: Peran; unlada: boolean }): ButirMenu[] {
  const sendiri = [...MENU[pelaku.peran]]
  if (!pelaku.unlada || apakahRekanan(pelaku.peran)) return sendiri
  const ada = new Set(sendiri.map((b) => b.path))
  return [...sendiri, ...MENU_UNLADA.filter((b) => !ada.has(b.path))]
}

/** Rooms that a role may enter (decisions §2) and S3 §6 gives no line of the drawer; its home page leads to them. */
const RUANG: readonly ButirMenu[] = [
  butir('panitia', teks.panitia, '/panitia', 'HowToVote', 'panitia.tender.kelola'),
  butir('spk', teks.spk, '/spk', 'Description', 'spk.susun'),
  B.verifikasi,
  B.rekanan,
  B.sertifikat,
  ...B.laporan,
  ...B.pantauan,
  B.rpt,
]

/** What a member of staff may open beside the drawer. */
export function ruangLain(pelaku: Pelaku): ButirMenu[] {
  if (apakahRekanan(pelaku.peran)) return []
  const ada = new Set(menuUntuk(pelaku).map((b) => b.path))
  return RUANG.filter((b) => !ada.has(b.path) && b.hak && mungkinBoleh(pelaku, b.hak))
}
