import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { plainText } from '#core/http/input/plain_text'

/** The text of JSON bodies; that of multipart forms passes in `receiveFileParts`. */
export default class PlainTextMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    request.updateBody(plainText(request.body()))
    return next()
  }
}
