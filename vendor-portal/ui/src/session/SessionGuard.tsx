import { lazy, Suspense } from 'react'
import { useSession } from './session.ts'

const SessionEndedDialog = lazy(() => import('../dialog/SessionEndedDialog.tsx'))

/** Raises the dialog 'Login Expired' above everything when the server refuses the token. */
export function SessionGuard() {
  const { ended } = useSession()
  if (!ended) return null
  return (
    <Suspense>
      <SessionEndedDialog />
    </Suspense>
  )
}
