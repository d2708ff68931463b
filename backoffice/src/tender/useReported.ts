import { useEffect, useId } from 'react'
import { useTender } from './context.ts'

/** What was ticked, chosen or typed outside of a form and is not sent: the dialog asks before it would be lost. */
export function useReported(prepared: boolean): void {
  const id = useId()
  const { reportDirty } = useTender()
  useEffect(() => {
    reportDirty(id, prepared)
    return () => reportDirty(id, false)
  }, [id, prepared, reportDirty])
}
