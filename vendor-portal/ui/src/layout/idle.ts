import { useEffect, useState } from 'react'

/** Longest wait of what can wait, in milliseconds. */
const PATIENCE = 3000

/** Does something that nobody waits for once the browser has nothing else to do; the answer calls it off. */
export function onIdle(deed: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(deed, PATIENCE / 10)
    return () => clearTimeout(timer)
  }
  const call = window.requestIdleCallback(deed, { timeout: PATIENCE })
  return () => window.cancelIdleCallback(call)
}

/** Has the page been drawn and the browser had a moment's rest since? */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => onIdle(() => setIdle(true)), [])
  return idle
}
