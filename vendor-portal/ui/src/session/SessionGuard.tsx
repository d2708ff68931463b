import { lazy, Suspense } from 'react'
import { useSesi } from './session.ts'

const DialogLoginBerakhir = lazy(() => import('../dialog/SessionEndedDialog.tsx'))

/** Raises the dialog 'Login Expired' above everything when the server refuses the token. */
export function PenjagaSesi() {
  const { berakhir } = useSesi()
  if (!berakhir) return null
  return (
    <Suspense>
      <DialogLoginBerakhir />
    </Suspense>
  )
}
