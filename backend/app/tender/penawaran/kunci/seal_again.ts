import { HttpError } from '#core/http/errors'

/** Tells the browser apart from every other 409: the same file, sealed anew, will be taken. */
const RULE_SEAL_AGAIN = 'segelUlang'

export const sealAgain = (message: string): HttpError =>
  new HttpError(409, message, [{ field: 'pernyataan', rule: RULE_SEAL_AGAIN, message }])
