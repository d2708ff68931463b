import { Suspense, useState, type ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { UnreachablePage } from '@eproc/ui/layout/UnreachablePage.tsx'
import { ErrorBoundary } from '@eproc/ui/layout/ErrorBoundary.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { usePageChange } from '@eproc/ui/layout/page_change.ts'
import { restoreSession, useSession } from '@eproc/ui/session/session.ts'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { PublicFrame } from './PublicFrame.tsx'
import { MEMBER_ROUTES, PUBLIC_ROUTES } from '../routes.tsx'

const AppShell = lazyPart(() =>
  import('@eproc/ui/layout/AppShell.tsx').then((m) => ({ default: m.AppShell }))
)
const AfterLogin = lazyPart(() =>
  import('../../akun/AfterLogin.tsx').then((m) => ({ default: m.AfterLogin }))
)
const Guard = lazyPart(() => import('./Guard.tsx'))
const Page404 = lazyPart(() => import('../pages/Page404.tsx'))

/** Does this visit begin at / with a session, which then goes on to the role's home (S1 §4)? Links to / show the page. */
function useStartAtHome(): boolean {
  const { state } = useSession()
  const { pathname, search } = useLocation()
  const [starting, setStarting] = useState(state !== 'guest' && pathname + search === '/')
  if (starting && (state === 'guest' || pathname !== '/')) setStarting(false)
  return starting
}

function Frame({ children }: { children: ReactNode }) {
  const { state, pengguna, rekanan, unreachable } = useSession()
  const { pathname } = useLocation()
  const goesHome = useStartAtHome()
  if (state === 'guest') return <PublicFrame>{children}</PublicFrame>
  if (!pengguna)
    return (
      <PublicFrame bare>
        {unreachable ? (
          <UnreachablePage message={unreachable} onAgain={() => void restoreSession()} />
        ) : (
          <PageSkeleton />
        )}
      </PublicFrame>
    )
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={null}>
        <AppShell pengguna={pengguna} rekanan={rekanan}>
          {goesHome ? <AfterLogin pengguna={pengguna} next={null} /> : children}
        </AppShell>
      </Suspense>
    </ErrorBoundary>
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
