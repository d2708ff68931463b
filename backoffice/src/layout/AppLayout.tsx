import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@eproc/ui/layout/ErrorBoundary.tsx'
import { KerangkaHalaman } from '@eproc/ui/layout/PageSkeleton.tsx'
import { KerangkaMasuk } from '@eproc/ui/layout/AppShell.tsx'
import { usePindahHalaman } from '@eproc/ui/layout/page_change.ts'
import { useSesi } from '@eproc/ui/session/session.ts'

/** react-admin's layout: the frame that the portal has too. */
export function AppLayout({ children }: { children: ReactNode }) {
  usePindahHalaman()
  const { pathname } = useLocation()
  const { pengguna, rekanan } = useSesi()
  if (!pengguna) return <Loading />
  return (
    <KerangkaMasuk pengguna={pengguna} rekanan={rekanan}>
      <ErrorBoundary kunci={pathname}>
        <Suspense fallback={<KerangkaHalaman />}>{children}</Suspense>
      </ErrorBoundary>
    </KerangkaMasuk>
  )
}

/** While the session is checked. */
export function Loading() {
  return (
    <div style={{ maxWidth: 960, margin: '0 auto', padding: '96px 24px' }}>
      <KerangkaHalaman />
    </div>
  )
}
