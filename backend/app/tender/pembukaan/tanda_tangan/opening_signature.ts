/** Request and confirmation of an opening as two holders signed them (sealing.md §4). */
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { checkConfirmation, checkRequest } from '@eproc/sealing/offer/opening'
import { readRequest, requestText } from '@eproc/sealing/offer/request'
import { SignedSteps } from '#app/tender/pembukaan/tanda_tangan/signed_steps'

export const openingSteps = new SignedSteps({
  read: readRequest,
  text: requestText,
  check: checkRequest,
  confirmed: checkConfirmation,
  errors: { expired: teks.buka.kedaluwarsa, changed: teks.buka.berubah },
})
