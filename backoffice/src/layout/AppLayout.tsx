import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@eproc/ui/layout/ErrorBoundary.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { AppShell } from '@eproc/ui/layout/AppShell.tsx'
import { usePageChange } from '@eproc/ui/layout/page_change.ts'
import { useSession } from '@eproc/ui/session/session.ts'

/** react-admin's layout: the frame that the portal has too. */
export function AppLayout({ children }: { children: ReactNode }) {
  // Frame and page as one transition: what react-admin sets in its effects, React draws in one piece, in which the
  // browser does nothing else. So nothing of it stands below before react-admin has its routes.
  const [begun, setBegun] = useState(false)
  useEffect(() => startTransition(() => setBegun(true)), [])
  return begun ? <Frame>{children}</Frame> : null
}

function Frame({ children }: { children: ReactNode }) {
  usePageChange()
  const { pathname } = useLocation()
  const { pengguna, rekanan } = useSession()
  if (!pengguna) return <Loading />
  return (
    <AppShell pengguna={pengguna} rekanan={rekanan}>
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </ErrorBoundary>
    </AppShell>
  )
}

/** While the session is checked. */
export function Loading() {
  return (
    <div style={{ maxWidth: 960, margin: '0 auto', padding: '96px 24px' }}>
      <PageSkeleton />
    </div>
  )
}
