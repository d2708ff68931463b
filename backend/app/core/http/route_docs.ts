/**
 * Documentation of a route beside the route: `router.get(…).use(…).dok({ … })`. `/openapi.json` is
 * made from it and a test fails on a route without it.
 */
import { Route } from '@adonisjs/core/http'
import type { VineValidator } from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'

export interface DokRute {
  /** one line, Indonesian */
  ringkas: string
  /** module heading in the document */
  kelompok: string
  badan?: VineValidator<SchemaTypes, Record<string, unknown> | undefined>
  /** multipart file fields, name → accepted extensions */
  berkas?: Readonly<Record<string, readonly string[]>>
  kueri?: readonly string[]
  /** shape of `data`/`rows` in words or as a type name of `@eproc/domain/jawaban` */
  jawaban?: string
  /** media type of an answer that is not JSON */
  media?: string
  /** refusals beside 400/401/403/404 that a caller should expect */
  galat?: readonly number[]
}

declare module '@adonisjs/core/http' {
  interface Route {
    dok(dok: DokRute): this
  }
}

Route.macro('dok', function dok(this: Route, isi: DokRute) {
  dokMenurutKunci.set(kunciRute(this), isi)
  return this
})

const dokMenurutKunci = new Map<string, DokRute>()

function kunciRute(rute: Route): string {
  const { methods, pattern } = rute.toJSON()
  return `${methods.find((m) => m !== 'HEAD') ?? 'GET'} ${pattern}`
}

/** The documentation of `GET /vendor/:id`, if the route declared one. */
export const dokUntuk = (metode: string, pola: string): DokRute | undefined =>
  dokMenurutKunci.get(`${metode} ${pola}`)
