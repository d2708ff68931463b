import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { bolehBuka, cocokkanHalaman } from '@eproc/domain/halaman'
import { apakahPeran } from '@eproc/domain/peran'
import { BatasGalat } from '@eproc/ui/BatasGalat.tsx'
import { KerangkaHalaman } from '@eproc/ui/Kerangka.tsx'
import { usePindahHalaman } from '@eproc/ui/halaman_aktif.ts'
import { useSesi } from '@eproc/ui/sesi.ts'
import { KerangkaPublik } from './KerangkaPublik.tsx'
import { RUTE } from './routes.tsx'

const KerangkaMasuk = lazy(() =>
  import('@eproc/ui/KerangkaMasuk.tsx').then((m) => ({ default: m.KerangkaMasuk }))
)
const Halaman401 = lazy(() => import('./Halaman401Page.tsx'))
const Halaman404 = lazy(() => import('./Halaman404Page.tsx'))

/** Penjaga halaman: perlu login → /login?lanjut=…, tidak berhak → halaman 401. */
function Penjaga({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { keadaan, pengguna } = useSesi()
  const halaman = cocokkanHalaman(pathname)?.halaman
  if (!halaman?.masuk) return children
  if (keadaan === 'memuat') return <KerangkaHalaman />
  if (!pengguna)
    return <Navigate to={`/login?lanjut=${encodeURIComponent(pathname + search)}`} replace />
  const peran = apakahPeran(pengguna.roles) ? pengguna.roles : null
  if (!peran || !bolehBuka(halaman, { peran, unlada: pengguna.unlada })) return <Halaman401 />
  return children
}

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

/** Kerangka dan rute portal; kerangka publik bagi tamu, bilah dan laci bagi yang masuk. */
export function Portal() {
  usePindahHalaman()
  const { pathname } = useLocation()
  return (
    <Kerangka>
      <BatasGalat kunci={pathname}>
        <Suspense fallback={<KerangkaHalaman />}>
          <Routes>
            {RUTE.map(({ pola, Halaman }) => (
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
      </BatasGalat>
    </Kerangka>
  )
}
