import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  localStorageStore,
  Resource,
} from 'react-admin'
import { Route } from 'react-router-dom'
import { audit } from './audit/index.ts'
import { beritaInformasi } from './berita-informasi/index.ts'
import { coa } from './coa/index.ts'
import { divisi } from './divisi/index.ts'
import { kbli } from './kbli/index.ts'
import { kebijakanVendor } from './kebijakan-vendor/index.ts'
import { libur } from './libur/index.ts'
import { laporanPaket, laporanRup, laporanTahap, laporanVendor } from './laporan/index.ts'
import { kegiatan, KegiatanList } from './kegiatan/index.ts'
import { lokasiProyek } from './lokasi-proyek/index.ts'
import {
  monitor,
  monitorBagan,
  monitorIjin,
  monitorKontrak,
  monitorKontrakDivisi,
} from './monitor/index.ts'
import { notifikasi } from './notifikasi/index.ts'
import { paket, revisiJadwal } from './paket/index.ts'
import { panitiaPaket, panitiaTender } from './panitia/index.ts'
import { parameter } from './parameter/index.ts'
import { holderKeys } from './pemegang/index.ts'
import { perubahanAkses } from './perubahan-akses/index.ts'
import { penggunaRekanan } from './pengguna-rekanan/index.ts'
import { pengguna } from './pengguna/index.ts'
import { program } from './program/index.ts'
import { blacklist, rekanan, VerifiedList } from './rekanan/index.ts'
import { sbu } from './sbu/index.ts'
import { sertifikat } from './sertifikat/index.ts'
import { RequireAccess } from './layout/RequireAccess.tsx'
import { authProvider } from './providers/authProvider.ts'
import { dataProvider } from './providers/dataProvider.ts'
import { i18nProvider } from './providers/i18nProvider.ts'
import { queryClient } from './providers/queryClient.ts'
import { AccessDenied, Broken, LoginUnknown, NotFound } from './layout/SystemPages.tsx'
import { NoticeForwarder } from './layout/NoticeForwarder.tsx'
import { AppLayout, Loading } from './layout/AppLayout.tsx'

// Every page is a chunk of its own, loaded when it is opened.

const AdminDashboardPage = lazyPart(() => import('./dasbor/AdminDashboardPage.tsx'))
const InstalasiPage = lazyPart(() => import('./instalasi/InstalasiPage.tsx'))

const KonsolidasiList = lazyPart(() => import('./konsolidasi/KonsolidasiList.tsx'))
const LaporanDashboardPage = lazyPart(() => import('./laporan/dasbor/LaporanDashboardPage.tsx'))
const RptPage = lazyPart(() => import('./laporan/rpt/RptPage.tsx'))
const PpkHomePage = lazyPart(() => import('./dasbor/PpkHomePage.tsx'))

const SpkPage = lazyPart(() => import('./spk/SpkPage.tsx'))
const PanitiaPage = lazyPart(() => import('./panitia/PanitiaPage.tsx'))

const PaketList = lazyPart(() => import('./paket/PaketList.tsx'))
const PanduanPaketPage = lazyPart(() => import('./paket/PanduanPage.tsx'))

const store = localStorageStore('1', 'eproc')

const COMMITTEE_AND_REPORTS = (
  <>
    <Resource name="monitor" {...monitor} />
    <Resource name="monitor/bagan" {...monitorBagan} />
    <Resource name="monitor-ijin-usaha" {...monitorIjin} />
    <Resource name="monitor-kontrak" {...monitorKontrak} />
    <Resource name="monitor-kontrak-divisi" {...monitorKontrakDivisi} />
    <Resource name="laporan-rup-dan-paket-kegiatan" {...laporanRup} />
    <Resource name="laporan-vendor" {...laporanVendor} />
    <Resource name="laporan-test" {...laporanPaket} />
    <Resource name="laporan-test2" {...laporanTahap} />
    <Resource name="admin/kunci-pemegang" {...holderKeys} />
    <Resource name="panitia/paket" {...panitiaPaket} />
    <Resource name="panitia/tender" {...panitiaTender} />
  </>
)

/** The back office's table of contents: every resource and every page. */
export function App() {
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <CoreAdminUI
        requireAuth
        disableTelemetry
        loginPage={false}
        layout={AppLayout}
        loading={Loading}
        error={Broken}
        catchAll={NotFound}
        accessDenied={AccessDenied}
        authenticationError={LoginUnknown}
      >
        <Resource name="admin/user" {...pengguna} />
        <Resource name="admin/user-vendor" {...penggunaRekanan} />
        <Resource name="admin/perubahan-akses" {...perubahanAkses} />
        <Resource name="admin/parameter" {...parameter} />
        <Resource name="admin/lokasi-proyek" {...lokasiProyek} />
        <Resource name="admin/coa" {...coa} />
        <Resource name="admin/divisi" {...divisi} />
        <Resource name="admin/libur" {...libur} />
        <Resource name="admin/kbli" {...kbli} />
        <Resource name="admin/sbu" {...sbu} />
        <Resource name="admin/audit" {...audit} />
        <Resource name="admin/berita-informasi" {...beritaInformasi} />
        <Resource name="admin/kebijakan-vendor" {...kebijakanVendor} />
        <Resource name="admin/notifikasi" {...notifikasi} />
        <Resource name="rup/home" {...program} />
        <Resource name="rup/kegiatan" {...kegiatan}>
          <Route element={<RequireAccess />}>
            <Route path="view/*" element={<KegiatanList preset="view" />} />
            <Route path="ppk/*" element={<KegiatanList preset="ppk" />} />
            <Route path="sup/*" element={<KegiatanList preset="sup" />} />
            <Route path="pa/*" element={<KegiatanList preset="pa" />} />
            <Route path="pa/direktorat/*" element={<KegiatanList preset="direktorat" />} />
            <Route path="ulp/*" element={<KonsolidasiList />} />
          </Route>
        </Resource>
        <Resource name="admin/vendor" {...rekanan}>
          <Route path="verified/*" element={<VerifiedList />} />
        </Resource>
        <Resource name="admin/vendor/blacklist" {...blacklist} />
        <Resource name="admin/sertifikat" {...sertifikat} />
        <Resource name="rup/paket" {...paket}>
          <Route element={<RequireAccess />}>
            <Route path="penyedia/*" element={<PaketList preset="penyedia" />} />
            <Route path="penyedia/man/*" element={<PaketList preset="persetujuan" />} />
            <Route path="penyedia/ppk/*" element={<PaketList preset="ppk" />} />
            <Route path="penyedia/ulp/*" element={<PaketList preset="ulp" />} />
            <Route path="penyedia/pa/*" element={<PaketList preset="pa" />} />
            <Route path="pokja/*" element={<PaketList preset="pokja" />} />
          </Route>
        </Resource>
        <Resource name="ppk/approve-jadwal" {...revisiJadwal} />
        {COMMITTEE_AND_REPORTS}
        <CustomRoutes>
          <Route element={<RequireAccess />}>
            <Route path="/admin" element={<AdminDashboardPage />} />
            <Route path="/super/admin" element={<InstalasiPage />} />
            <Route path="/rpt" element={<RptPage />} />
            <Route path="/laporan-dashboard" element={<LaporanDashboardPage />} />
            <Route path="/spk" element={<SpkPage />} />
            <Route path="/panitia" element={<PanitiaPage />} />
            <Route path="/ppk/*" element={<PpkHomePage />} />
            <Route path="/rup/paket/learn" element={<PanduanPaketPage />} />
            <Route path="/ppk/tender/*" element={<PaketList preset="tender" />} />
          </Route>
        </CustomRoutes>
      </CoreAdminUI>
      <NoticeForwarder />
    </CoreAdminContext>
  )
}
