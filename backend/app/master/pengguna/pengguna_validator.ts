import vine from '@vinejs/vine'
import { wholeNumber, teks, paragraf } from '#core/http/input/input'
import { SORT_KEYS } from '#app/master/pengguna/pengguna_query'
import { text } from '#core/http/query/query_fields'
import { pageQuery } from '#core/http/query/query_string'
import { restQuery } from '#core/http/query/rest_query'

/** POST and PUT /userman/register, /rest/user (S2 §7). */
export const penggunaValidator = vine.create({
  id: wholeNumber(-1),
  login: teks(255),
  email: teks(255),
  nama: teks(255),
  nip: teks(255),
  jabatan: teks(255),
  divisi: teks(255),
  telepon: teks(255),
  roles: teks(50),
  status: teks(1),
  alasan: paragraf(500),
  versi: wholeNumber(1),
})

/** PUT /userman/status/{id}; login, nama and email come along in the specification and change nothing. */
export const statusPenggunaValidator = vine.create({
  id: wholeNumber(-1),
  login: teks(255),
  nama: teks(255),
  email: teks(255),
  status: vine.enum(['A', 'I', 'S'] as const),
  alasan: paragraf(500),
  versi: wholeNumber(1),
})

/** PUT /api/userman/vendor/{id}/email */
export const emailRekananValidator = vine.create({
  email: teks(255),
  alasan: paragraf(500),
  versi: wholeNumber(1),
})

/** `sandi=belum`: who never set a password. */
const filter = { status: text(), roles: text(), divisi: text(), sandi: text() }
export const penggunaListQuery = pageQuery({ sort: SORT_KEYS, filter })
export const penggunaRestQuery = restQuery({ sort: SORT_KEYS, filter })
