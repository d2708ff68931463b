import { useEffect } from 'react'

export const pageHeading = () =>
  document.querySelector<HTMLElement>('[data-judul-halaman], main h1')

/**
 * What had the focus is gone and nobody took it: the page's heading gets it, unless a dialog lies over that. In a moment,
 * for who gives the focus back may do so only now.
 */
export const rescueFocus = (): number =>
  window.setTimeout(() => {
    const heading = pageHeading()
    if (document.activeElement === document.body && !heading?.closest('[aria-hidden=true]'))
      heading?.focus({ preventScroll: true })
  }, 0)

/** Of what can be pressed and may go, like the button of a row: the focus does not go with it. */
export function useFocusRescue() {
  useEffect(() => () => void rescueFocus(), [])
}

/** The same, where only a part of what is drawn goes. */
export function FocusRescue() {
  useFocusRescue()
  return null
}
