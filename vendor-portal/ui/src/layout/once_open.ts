import { useState } from 'react'

/** Has it ever been open? What has not costs the first drawing nothing; what has may close in its own way. */
export function useOnceOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open)
  if (open && !ever) setEver(true)
  return ever || open
}
