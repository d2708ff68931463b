import { useEffect, useRef } from 'react'

/** `Ctrl+Enter`, `Alt+KeyK`: keys by their place, so that no layout and no dead key stands between. */
export type Shortcuts = Readonly<Record<string, (() => void) | null>>

/**
 * Shortcuts with Ctrl or Alt (WCAG 2.1.4), wherever the focus is in the page, but not over a question that waits for
 * its answer.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.shiftKey || event.repeat || document.querySelector('[role=alertdialog]')) return
      const held = event.ctrlKey || event.metaKey ? 'Ctrl' : event.altKey ? 'Alt' : null
      const deed = held && latest.current[`${held}+${event.code.replace('Numpad', '')}`]
      if (!deed) return
      event.preventDefault()
      deed()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
