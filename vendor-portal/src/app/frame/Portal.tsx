import { Suspense, type ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@eproc/ui/layout/ErrorBoundary.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { usePageChange } from '@eproc/ui/layout/page_change.ts'
import { useSession } from '@eproc/ui/session/session.ts'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { PublicFrame } from './PublicFrame.tsx'
import { MEMBER_ROUTES, PUBLIC_ROUTES } from '../routes.tsx'

const AppShell = lazyPart(() =>
  import('@eproc/ui/layout/AppShell.tsx').then((m) => ({ default: m.AppShell }))
)
const Guard = lazyPart(() => import('./Guard.tsx'))
const Page404 = lazyPart(() => import('../pages/Page404.tsx'))

function Frame({ children }: { children: ReactNode }) {
  const { state, pengguna, rekanan } = useSession()
  if (state === 'guest') return <PublicFrame>{children}</PublicFrame>
  if (!pengguna)
    return (
      <PublicFrame bare>
        <PageSkeleton />
      </PublicFrame>
    )
  return (
    <Suspense fallback={null}>
      <AppShell pengguna={pengguna} rekanan={rekanan}>
        {children}
      </AppShell>
    </Suspense>
  )
}

/** Frame and routes of the portal; a public frame for guests, bar and drawer for users. */
export function Portal() {
  usePageChange()
  const { pathname } = useLocation()
  return (
    <Frame>
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageSkeleton />}>
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
