import { useEffect, useLayoutEffect, useRef } from 'react'

function keep({ offsetHeight, parentElement }: HTMLElement) {
  parentElement?.style.setProperty('--rail', `${offsetHeight}px`)
}

/** Keeps the height of the rail as a variable of the box around it: what lies below scrolls to its edge, not beneath it. */
export function useRailHeight() {
  const ref = useRef<HTMLDivElement>(null)
  // Each time it is drawn, before what was chosen scrolls into view; the observer hears of lines that break anew.
  useLayoutEffect(() => keep(ref.current!))
  useEffect(() => {
    const rail = ref.current!
    const observer = new ResizeObserver(() => keep(rail))
    observer.observe(rail)
    return () => observer.disconnect()
  }, [])
  return ref
}
