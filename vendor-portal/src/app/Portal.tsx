import { lazy, Suspense, type ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@eproc/ui/layout/ErrorBoundary.tsx'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { usePindahHalaman } from '@eproc/ui/layout/halaman_aktif.ts'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import { KerangkaPublik } from './PublicFrame.tsx'
import { RUTE_MASUK, RUTE_PUBLIK } from './routes.tsx'

const KerangkaMasuk = lazy(() =>
  import('@eproc/ui/layout/KerangkaMasuk.tsx').then((m) => ({ default: m.KerangkaMasuk }))
)
const Penjaga = lazy(() => import('./Guard.tsx'))
const Halaman404 = lazy(() => import('./Page404.tsx'))

function Kerangka({ children }: { children: ReactNode }) {
  const { keadaan, pengguna, rekanan } = useSesi()
  if (keadaan === 'tamu') return <KerangkaPublik>{children}</KerangkaPublik>
  if (!pengguna)
    return (
      <KerangkaPublik ringkas>
        <KerangkaHalaman />
      </KerangkaPublik>
    )
  return (
    <Suspense fallback={null}>
      <KerangkaMasuk pengguna={pengguna} rekanan={rekanan}>
        {children}
      </KerangkaMasuk>
    </Suspense>
  )
}

/** Frame and routes of the portal; a public frame for guests, bar and drawer for users. */
export function Portal() {
  usePindahHalaman()
  const { pathname } = useLocation()
  return (
    <Kerangka>
      <ErrorBoundary kunci={pathname}>
        <Suspense fallback={<KerangkaHalaman />}>
          <Routes>
            {RUTE_PUBLIK.map(({ pola, Halaman }) => (
              <Route key={pola} path={pola} element={<Halaman />} />
            ))}
            {RUTE_MASUK.map(({ pola, Halaman }) => (
              <Route
                key={pola}
                path={pola}
                element={
                  <Penjaga>
                    <Halaman />
                  </Penjaga>
                }
              />
            ))}
            <Route path="*" element={<Halaman404 />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Kerangka>
  )
}
