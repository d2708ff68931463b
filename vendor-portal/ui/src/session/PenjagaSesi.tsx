import { lazy, Suspense } from 'react'
import { useSesi } from './sesi.ts'

const DialogLoginBerakhir = lazy(() => import('../dialog/DialogLoginBerakhir.tsx'))

/** Memunculkan dialog 'Login Expired' di atas apa pun saat server menolak token. */
export function PenjagaSesi() {
  const { berakhir } = useSesi()
  if (!berakhir) return null
  return (
    <Suspense>
      <DialogLoginBerakhir />
    </Suspense>
  )
}
