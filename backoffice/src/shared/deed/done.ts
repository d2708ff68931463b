import type { Answer } from '@eproc/ui/api/api.ts'

/** The answer of a verb that the browser does by itself: nothing is sent. */
export const done = <A>(message: string, data: A): Answer<A> => ({ statusCode: 200, message, data })
