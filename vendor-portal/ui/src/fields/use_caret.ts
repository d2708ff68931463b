import { useLayoutEffect, useRef } from 'react'

const counted = (text: string): number => text.replace(/[^\d,]/g, '').length

/**
 * For a field that writes its separators itself: the browser puts the caret behind a text that was written anew, so that
 * the next digit would land at the end of the number. It stays before the digits that it stood before.
 */
export function useCaret(): (input: HTMLInputElement | HTMLTextAreaElement) => void {
  const kept = useRef<{ input: HTMLInputElement | HTMLTextAreaElement; right: number } | null>(null)
  useLayoutEffect(() => {
    if (!kept.current) return
    const { input, right } = kept.current
    kept.current = null
    if (document.activeElement !== input) return
    let at = input.value.length
    while (at > 0 && counted(input.value.slice(at)) < right) at -= 1
    input.setSelectionRange(at, at)
  })
  return (input) => {
    kept.current = { input, right: counted(input.value.slice(input.selectionStart ?? Infinity)) }
  }
}
