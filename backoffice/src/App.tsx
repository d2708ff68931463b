import { lazy } from 'react'
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  localStorageStore,
  Resource,
} from 'react-admin'
import { Route } from 'react-router'
import { buatKlienKueri } from '@eproc/ui/kueri.ts'
import { beritaInformasi } from './berita-informasi/index.ts'
import { DasborAdminPage, InstalasiPage, SUMBER_ADMINISTRASI } from './bersama/administrasi.ts'
import { Jaga } from './bersama/Jaga.tsx'
import { RUTE_RUP } from './kegiatan/rute.tsx'
import { RUTE_PAKET } from './paket/rute.tsx'
import { authProvider } from './providers/authProvider.ts'
import { dataProvider } from './providers/dataProvider.ts'
import { i18nProvider } from './providers/i18nProvider.ts'
import { AksesDitolak, Galat, GalatLogin, TidakDitemukan } from './tata-letak/HalamanSistem.tsx'
import { PenerusKabar } from './tata-letak/PenerusKabar.tsx'
import { Memuat, TataLetak } from './tata-letak/TataLetak.tsx'

const DaftarRekananPage = lazy(() => import('./rekanan/DaftarRekananPage.tsx'))
const TerverifikasiPage = lazy(() => import('./rekanan/TerverifikasiPage.tsx'))
const BlacklistPage = lazy(() => import('./rekanan/BlacklistPage.tsx'))
const RekananRute = lazy(() => import('./rekanan/RekananRute.tsx'))
const KebijakanVendorPage = lazy(() => import('./kebijakan-vendor/KebijakanVendorPage.tsx'))

const klien = buatKlienKueri()
const gudang = localStorageStore('1', 'eproc')

/**
 * Daftar isi back office. Sumber CRUD: `<Resource name="admin/lokasi-proyek" {...lokasiProyek} />` dengan
 * halaman malas dari foldernya; halaman lain: satu `<Route>` di CustomRoutes. Semua halaman dimuat malas.
 */
export function App() {
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={klien}
      store={gudang}
    >
      <CoreAdminUI
        requireAuth
        disableTelemetry
        loginPage={false}
        layout={TataLetak}
        loading={Memuat}
        error={Galat}
        catchAll={TidakDitemukan}
        accessDenied={AksesDitolak}
        authenticationError={GalatLogin}
      >
        {SUMBER_ADMINISTRASI.map((sumber) => (
          <Resource key={sumber.name} {...sumber} />
        ))}
        <Resource name="admin/berita-informasi" {...beritaInformasi} />
        <CustomRoutes>
          <Route path="/admin" element={<DasborAdminPage />} />
          <Route path="/super/admin" element={<InstalasiPage />} />
          <Route path="/admin/vendor" element={<DaftarRekananPage />} />
          <Route path="/admin/vendor/verified" element={<TerverifikasiPage />} />
          <Route
            path="/admin/vendor/blacklist"
            element={
              <Jaga>
                <BlacklistPage />
              </Jaga>
            }
          />
          <Route path="/admin/vendor/:id" element={<RekananRute />} />
          <Route path="/admin/vendor/:id/show" element={<RekananRute />} />
          <Route path="/admin/kebijakan-vendor" element={<KebijakanVendorPage />} />
          {[...RUTE_RUP, ...RUTE_PAKET].map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </CustomRoutes>
      </CoreAdminUI>
      <PenerusKabar />
    </CoreAdminContext>
  )
}
