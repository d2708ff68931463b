import vine from '@vinejs/vine'
import { wholeNumber, teks, paragraf } from '#core/http/input/input'
import { BERITA_SORT } from '#app/berita/berita_query'
import { text } from '#core/http/query/query_fields'
import { pageQuery } from '#core/http/query/query_string'
import { restQuery } from '#core/http/query/rest_query'

/** Larger than any rule allows: the domain's rules say the limits, this only bounds the work. */
const TEKS_PANJANG = 200_000

/** `id` null, -1 or absent: a new item (S2 §4). `versi`: refused when another person saved since. */
export const beritaValidator = vine.create({
  id: wholeNumber(-1),
  title: teks(1000),
  content: paragraf(TEKS_PANJANG),
  type: teks(20),
  versi: wholeNumber(1),
  hapusFileAttachment: vine.boolean().nullable().optional(),
})
export type BeritaBody = Awaited<ReturnType<typeof beritaValidator.validate>>

export const kebijakanValidator = vine.create({
  content: paragraf(TEKS_PANJANG),
  versi: wholeNumber(1),
  hapusFile1: vine.boolean().nullable().optional(),
  hapusFile2: vine.boolean().nullable().optional(),
  hapusFile3: vine.boolean().nullable().optional(),
})
export type KebijakanBody = Awaited<ReturnType<typeof kebijakanValidator.validate>>

const filter = { type: text() }
export const beritaListQuery = pageQuery({ sort: BERITA_SORT, filter })
export const beritaRestQuery = restQuery({ sort: BERITA_SORT, filter })

/** How many the home page shows of each type. */
const JUMLAH_TERBARU = 5
const ofType = { sort: ['title', 'createdAt'] as const }
export const beritaTipeQuery = pageQuery(ofType)
export const beritaTerbaruQuery = pageQuery({ ...ofType, limit: JUMLAH_TERBARU })
