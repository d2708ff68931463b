/** Halaman paket, dimuat malas. */
import { lazy, type ReactNode } from 'react'
import { Jaga } from '../bersama/Jaga.tsx'

const PaketPenyediaPage = lazy(() => import('./PaketPenyediaPage.tsx'))
const PersetujuanPage = lazy(() => import('./PersetujuanPage.tsx'))
const BacaPaketPage = lazy(() => import('./BacaPaketPage.tsx'))
const PokjaPage = lazy(() => import('./PokjaPage.tsx'))
const TenderPpkPage = lazy(() => import('./TenderPpkPage.tsx'))
const ApproveJadwalPage = lazy(() => import('./ApproveJadwalPage.tsx'))
const PanduanPaketPage = lazy(() => import('./PanduanPaketPage.tsx'))

const jaga = (path: string, isi: ReactNode) => ({ path, element: <Jaga>{isi}</Jaga> })

export const RUTE_PAKET: readonly { path: string; element: ReactNode }[] = [
  jaga('/rup/paket/penyedia', <PaketPenyediaPage />),
  jaga('/rup/paket/penyedia/man', <PersetujuanPage />),
  jaga('/rup/paket/penyedia/ppk', <BacaPaketPage />),
  jaga('/rup/paket/penyedia/ulp', <BacaPaketPage />),
  jaga('/rup/paket/penyedia/pa', <BacaPaketPage />),
  jaga('/rup/paket/learn', <PanduanPaketPage />),
  jaga('/rup/paket/pokja', <PokjaPage />),
  jaga('/ppk/tender', <TenderPpkPage />),
  jaga('/ppk/approve-jadwal', <ApproveJadwalPage />),
]
