import { useEffect } from 'react'
import { SESSION_WARNING_MS } from '@eproc/domain/akun/sesi'
import { clockKnown, useNow } from '../api/time.ts'
import { useIdle } from '../layout/idle.ts'
import { refreshSession, useSession } from './session.ts'
import { useSessionEnd } from './session_end.ts'
import { lazyPart } from '../layout/lazy_part.ts'
import { OptionalPart } from '../layout/OptionalPart.tsx'

const SessionEndedDialog = lazyPart(() => import('../dialog/SessionEndedDialog.tsx'))
const SessionEndsDialog = lazyPart(() => import('../dialog/SessionEndsDialog.tsx'))

/** Warns before the session ends; raises the dialog 'Login Expired' above everything when the server refuses the token. */
export function SessionGuard() {
  const { ended, pengguna } = useSession()
  const idle = useIdle()
  return (
    <OptionalPart>
      {ended ? (
        <SessionEndedDialog loading={ended === 'load'} />
      ) : (
        pengguna && idle && <SessionWatch />
      )}
    </OptionalPart>
  )
}

function SessionWatch() {
  const end = useSessionEnd()
  const now = useNow()
  const left = end && clockKnown() ? Date.parse(end) - now : Infinity
  const over = left <= 0
  useEffect(() => {
    // The server decides: it answers with a later end, or 401.
    if (over) refreshSession().catch(() => {})
  }, [over, end])
  if (!end || over || left > SESSION_WARNING_MS) return null
  return <SessionEndsDialog key={end} end={end} />
}
