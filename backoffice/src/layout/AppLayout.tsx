import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@eproc/ui/layout/ErrorBoundary.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { AppShell } from '@eproc/ui/layout/AppShell.tsx'
import { usePageChange } from '@eproc/ui/layout/page_change.ts'
import { useSession } from '@eproc/ui/session/session.ts'
import { listOf } from '../shared/list/listAddress.ts'

const FRAME = 1
const PAGE = 2

/**
 * Draws the frame, then the page in it, each as a transition: what react-admin sets in its effects, React draws in one
 * piece, in which the browser does nothing else. So nothing of it stands below before react-admin has its routes.
 */
function useSteps(): number {
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (step < PAGE) startTransition(() => setStep(step + 1))
  }, [step])
  return step
}

/** react-admin's layout: the frame that the portal has too. */
export function AppLayout({ children }: { children: ReactNode }) {
  const step = useSteps()
  return step < FRAME ? null : <Frame>{step === PAGE && children}</Frame>
}

function Frame({ children }: { children: ReactNode }) {
  usePageChange(listOf)
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
