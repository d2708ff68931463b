import { useCallback, useState } from 'react'

const PREFIX = 'eproc.konsep.'

function read(key: string): string {
  try {
    return window.sessionStorage.getItem(PREFIX + key) ?? ''
  } catch {
    return ''
  }
}
function write(key: string, text: string) {
  try {
    if (text) window.sessionStorage.setItem(PREFIX + key, text)
    else window.sessionStorage.removeItem(PREFIX + key)
  } catch {
    /* Without storage the draft lives as long as the panel. */
  }
}

/** What was written but not sent: survives another tab, a closed dialog, a reload. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key))
  const update = useCallback(
    (next: string) => {
      setText(next)
      write(key, next)
    },
    [key]
  )
  return [text, update]
}
