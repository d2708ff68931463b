import { useCallback, useState } from 'react'

/** Whether any form of the dialog holds something that is not saved, and how forms tell it. */
export function useDirty(): { dirty: boolean; reportDirty: (id: string, dirty: boolean) => void } {
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set())
  const reportDirty = useCallback((id: string, dirty: boolean) => {
    setForms((previous) => {
      if (previous.has(id) === dirty) return previous
      const next = new Set(previous)
      if (dirty) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  return { dirty: forms.size > 0, reportDirty }
}
