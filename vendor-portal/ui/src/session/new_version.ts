import { showAlert } from '../api/notice.ts'
import { missingMessage, toldInPlace } from '../layout/lazy_part.ts'

/* What a deed needed and did not come: say why. A reload by itself would lose what was typed. */
window.addEventListener('vite:preloadError', ({ payload }) => {
  // A part that says it where it would stand is known to do so in a moment.
  window.setTimeout(() => {
    if (!toldInPlace.has(payload)) showAlert(missingMessage(payload), 'warning')
  })
})
