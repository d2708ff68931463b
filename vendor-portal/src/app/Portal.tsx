import { lazy, Suspense, type ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@eproc/ui/layout/ErrorBoundary.tsx'
import { KerangkaHalaman } from '@eproc/ui/layout/PageSkeleton.tsx'
import { usePindahHalaman } from '@eproc/ui/layout/page_change.ts'
import { useSesi } from '@eproc/ui/session/session.ts'
import { PublicFrame } from './PublicFrame.tsx'
import { MEMBER_ROUTES, PUBLIC_ROUTES } from './routes.tsx'

const KerangkaMasuk = lazy(() =>
  import('@eproc/ui/layout/AppShell.tsx').then((m) => ({ default: m.KerangkaMasuk }))
)
const Guard = lazy(() => import('./Guard.tsx'))
const Page404 = lazy(() => import('./Page404.tsx'))

function Frame({ children }: { children: ReactNode }) {
  const { keadaan: state, pengguna, rekanan } = useSesi()
  if (state === 'tamu') return <PublicFrame>{children}</PublicFrame>
  if (!pengguna)
    return (
      <PublicFrame bare>
        <KerangkaHalaman />
      </PublicFrame>
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
    <Frame>
      <ErrorBoundary kunci={pathname}>
        <Suspense fallback={<KerangkaHalaman />}>
          <Routes>
            {PUBLIC_ROUTES.map(({ pattern, Page }) => (
              <Route key={pattern} path={pattern} element={<Page />} />
            ))}
            {MEMBER_ROUTES.map(({ pattern, Page }) => (
              <Route
                key={pattern}
                path={pattern}
                element={
                  <Guard>
                    <Page />
                  </Guard>
                }
              />
            ))}
            <Route path="*" element={<Page404 />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Frame>
  )
}
