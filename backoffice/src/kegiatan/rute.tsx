/** Halaman rencana (RUP) dan kotak masuk, dimuat malas. */
import { lazy, type ReactNode } from 'react'
import { Jaga } from '../bersama/Jaga.tsx'

const ProgramPage = lazy(() => import('../program/ProgramPage.tsx'))
const KegiatanPage = lazy(() => import('./KegiatanPage.tsx'))
const BacaKegiatanPage = lazy(() => import('./BacaKegiatanPage.tsx'))
const ApprovalKegiatanPage = lazy(() => import('./ApprovalKegiatanPage.tsx'))
const KonsolidasiPage = lazy(() => import('./KonsolidasiPage.tsx'))
const BerandaPpkPage = lazy(() => import('../kotak-masuk/BerandaPpkPage.tsx'))

const jaga = (path: string, isi: ReactNode) => ({ path, element: <Jaga>{isi}</Jaga> })

export const RUTE_RUP: readonly { path: string; element: ReactNode }[] = [
  jaga('/rup/home', <ProgramPage />),
  jaga('/rup/kegiatan', <KegiatanPage />),
  jaga('/rup/kegiatan/view', <BacaKegiatanPage />),
  jaga('/rup/kegiatan/sup', <ApprovalKegiatanPage />),
  jaga('/rup/kegiatan/ppk', <BacaKegiatanPage milikPpk />),
  jaga('/rup/kegiatan/ulp', <KonsolidasiPage />),
  jaga('/rup/kegiatan/pa', <ApprovalKegiatanPage />),
  jaga('/ppk', <BerandaPpkPage />),
]
