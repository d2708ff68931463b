/** The success envelopes of decisions §1. Times inside are ISO 8601 with offset. */
import type { HttpContext } from '@adonisjs/core/http'

type Ctx = Pick<HttpContext, 'response'>

/** `{ statusCode: 200, message?, data }` */
export function sendData<T>({ response }: Ctx, data: T, message?: string): void {
  response.send({ statusCode: 200, ...(message ? { message } : {}), data })
}

/** `{ statusCode: 200, rows, total? }` where a specification reads `data.rows`. */
export function sendRows<T>({ response }: Ctx, rows: readonly T[], total?: number): void {
  response.send({ statusCode: 200, rows, ...(total === undefined ? {} : { total }) })
}

/** `{ statusCode: 200, data: rows, total }` for paged lists whose caller reads `data`; `beside` as the route's `.dok` has it. */
export function sendList<T>(
  { response }: Ctx,
  rows: readonly T[],
  total: number,
  beside: Readonly<Record<string, unknown>> = {}
): void {
  response.send({ statusCode: 200, data: rows, total, ...beside })
}

/** `{ statusCode: 200, message }` */
export function sendMessage({ response }: Ctx, message: string): void {
  response.send({ statusCode: 200, message })
}

/** Bare array with `Content-Range`, as `ra-data-simple-rest` wants it. */
export function sendRest<T>(
  { response }: Ctx,
  source: string,
  rows: readonly T[],
  awal: number,
  total: number
): void {
  const akhir = rows.length === 0 ? awal : awal + rows.length - 1
  response.header('Content-Range', `${source} ${awal}-${akhir}/${total}`)
  response.header('Access-Control-Expose-Headers', 'Content-Range')
  response.send(rows)
}
