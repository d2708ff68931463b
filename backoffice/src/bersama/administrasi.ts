import { lazy } from 'react'

/** Halaman administrasi, masing-masing satu potongan yang dimuat saat dibuka. */
export const DasborAdminPage = lazy(() => import('../dasbor/DasborAdminPage.tsx'))
export const InstalasiPage = lazy(() => import('../instalasi/InstalasiPage.tsx'))

/** Sumber react-admin: dialog tambah dan ubah beralamat di dalam halaman daftarnya. */
export const SUMBER_ADMINISTRASI = [
  { name: 'admin/user', list: lazy(() => import('../pengguna/PenggunaList.tsx')) },
  {
    name: 'admin/user-vendor',
    list: lazy(() => import('../pengguna-rekanan/PenggunaRekananList.tsx')),
  },
  { name: 'admin/parameter', list: lazy(() => import('../parameter/ParameterList.tsx')) },
  {
    name: 'admin/lokasi-proyek',
    list: lazy(() => import('../lokasi-proyek/LokasiProyekList.tsx')),
  },
  { name: 'admin/coa', list: lazy(() => import('../coa/CoaList.tsx')) },
  { name: 'admin/divisi', list: lazy(() => import('../divisi/DivisiList.tsx')) },
  { name: 'admin/audit', list: lazy(() => import('../audit/AuditList.tsx')) },
] as const
