/** Request and confirmation of an access as two holders signed them (sealing.md §4). */
import { perintah as teks } from '@eproc/i18n/id/perintah'
import {
  checkOrderConfirmation,
  checkOrderRequest,
  orderRequestText,
  readOrderRequest,
} from '@eproc/sealing/offer/order'
import { SignedSteps } from '#app/tender/pembukaan/tanda_tangan/signed_steps'

export const orderSteps = new SignedSteps({
  read: readOrderRequest,
  text: orderRequestText,
  check: checkOrderRequest,
  confirmed: checkOrderConfirmation,
  errors: { expired: teks.errors.kedaluwarsa, changed: teks.errors.berubah },
})
