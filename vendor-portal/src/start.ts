/** When the portal's scripts come: at once, or with the first touch of a page that is complete without them. */
import '@eproc/ui/theme/fonts.ts'
import { TOKEN_KEY, storage } from '@eproc/ui/session/storage.ts'
import { PAGE_DATA_ID, PHONE } from './app/page_data.ts'

const FIRST_SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'resize',
] as const

const drawn = document.getElementById(PAGE_DATA_ID)?.dataset
/* Dialogs are drawn by the browser alone. */
const hasDialog = new URLSearchParams(window.location.search).has('paket')
/* The place in the page that the address names is not on it: the scripts know where it is now. */
const place = window.location.hash.slice(1)
const lacksPlace = place !== '' && document.getElementById(place) === null
const isComplete =
  drawn?.tenang !== undefined &&
  !hasDialog &&
  !lacksPlace &&
  matchMedia(PHONE).matches === (drawn.layar === 'phone')

/** Begun by the page itself, before there were scripts (index.html). */
interface Early {
  /** what was pressed, chosen or typed into */
  targets: Set<HTMLElement>
  onDeed: () => void
  stop: () => void
}
const { early } = window as unknown as { early: Early }
let begun = false

if (!drawn || storage.read(TOKEN_KEY)) {
  early.stop()
  void import('./main.tsx')
} else {
  early.onDeed = begin
  // Another tab has logged in: from here on it is a user's page.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === TOKEN_KEY && newValue) begin()
  })
  if (isComplete && early.targets.size === 0) atFirstTouch()
  else begin()
}

/** Fetches the scripts, and does again what was done before they were there; links work by themselves. */
function begin() {
  if (begun) return
  begun = true
  void import('./main.tsx')
    .then((portal) => portal.drawn)
    .then(() => {
      early.stop()
      early.targets.forEach(doAgain)
    })
}

function atFirstTouch() {
  const onSign = (event: Event) => {
    // A page that appears below a pointer at rest is told of it as a movement of nothing.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !moved(event)) return
    for (const sign of FIRST_SIGNS) removeEventListener(sign, onSign, true)
    begin()
  }
  for (const sign of FIRST_SIGNS) addEventListener(sign, onSign, { capture: true, passive: true })
}

const moved = ({ movementX, movementY }: PointerEvent): boolean =>
  movementX !== 0 || movementY !== 0

function doAgain(target: HTMLElement) {
  if (target instanceof HTMLButtonElement) return target.click()
  if (target instanceof HTMLInputElement) {
    const say = () => target.dispatchEvent(new Event('input', { bubbles: true }))
    // The first has React take the field over, with the text in it as its own; only a change tells it of the reader's.
    say()
    const typed = target.value
    target.value = ''
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(target, typed)
    say()
  } else target.dispatchEvent(new Event('change', { bubbles: true }))
}
