import vine from '@vinejs/vine'
import { teks, paragraf } from '#core/http/input/input'
import { BLACKLIST_SORT } from '#app/verifikasi/blacklist/blacklist_query'
import { idField } from '#app/verifikasi/rekanan/rekanan_validator'
import { restQuery } from '#core/http/query/rest_query'

/** 1, true, 'true', 'on' mean yes, as JSON and multipart send them. */
const bendera = () =>
  vine.boolean().parse((nilai) => (nilai === 'on' ? true : nilai === '' ? false : nilai))

/** POST /vendor/blacklist/update; the decision's rules are the domain's. '0000-00-00' means unset. */
export const blacklistValidator = vine.create({
  vendorId: vine.number().withoutDecimals().max(2147483647),
  blacklist: bendera(),
  blacklistTglMulai: teks(10),
  blacklistTglSelesai: teks(10),
  nomor: teks(100),
  alasan: paragraf(1000),
  versi: vine.number().withoutDecimals().min(1).optional(),
})

export const blacklistRestQuery = restQuery({ sort: BLACKLIST_SORT })

/** Of one vendor, the newest first. */
export const blacklistHistoryQuery = restQuery({
  sort: ['waktu'],
  filter: { vendorId: idField() },
})
