import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { leaveFreely } from '../layout/leaving.ts'

/** Address of a dialog, `?{key}=…`; the rest of the page's query stays, reload opens it again, Back closes it. */
export function useDialogAddress(key: string) {
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as { fromPage?: boolean } | null
  const without = () => {
    const rest = new URLSearchParams(address)
    rest.delete(key)
    return rest
  }
  return {
    /** null: closed */
    value: address.get(key),
    open: (value: string) => {
      const next = without()
      next.set(key, value)
      setAddress(next, { state: { fromPage: true }, preventScrollReset: true })
    },
    close: () =>
      leaveFreely(() => {
        // Who came from the page is there again, and Back leads on from it.
        if (state?.fromPage) void navigate(-1)
        else setAddress(without(), { replace: true, preventScrollReset: true })
      }),
  }
}
