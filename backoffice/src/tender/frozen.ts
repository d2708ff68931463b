import { useState } from 'react'

export interface Frozen<T> {
  content: T
  /** The server has changed since filling in began. */
  stale: boolean
  /** For the form's `onDirty`. */
  setDirty: (dirty: boolean) => void
}

/**
 * What a form starts from: while anything is unsaved, refreshes in the background do not replace it, so that nothing
 * typed is lost when another member saves first.
 */
export function useFrozen<T>(latest: T): Frozen<T> {
  const [dirty, setDirty] = useState(false)
  const [content, setContent] = useState(latest)
  if (!dirty && content !== latest) setContent(latest)
  return { content: dirty ? content : latest, stale: dirty && content !== latest, setDirty }
}
