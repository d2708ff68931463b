import vine from '@vinejs/vine'
import { MAKS_ALASAN_CABUT, STATUS_HOLDER_KEY } from '@eproc/domain/pemegang/holder_key'
import { paket } from '@eproc/i18n/id/paket'
import { HOLDER_KEY_SORT } from '#app/pemegang/holder_key_query'
import { paragraf, teks } from '#core/http/input/input'
import { choice } from '#core/http/query/query_fields'
import { restQuery } from '#core/http/query/rest_query'

export const holderKeyRestQuery = restQuery({
  sort: HOLDER_KEY_SORT,
  filter: { status: choice(STATUS_HOLDER_KEY, () => paket.aturan.pilihan) },
})

/** base64 of at most 80 octets, or a word */
const short = () => teks(120)
const bungkus = () =>
  vine
    .object({ scheme: short(), kind: short(), salt: short(), nonce: short(), sealed: short() })
    .nullable()
    .optional()

/** POST /api/kunci-pemegang */
export const holderKeyValidator = vine.create({
  x25519: short(),
  ed25519: short(),
  bungkus: bungkus(),
  pada: short(),
  tandaTangan: short(),
  tandaTanganPengganti: short(),
})

/** PUT /api/kunci-pemegang/{id}/bungkus */
export const bungkusValidator = vine.create({
  bungkus: bungkus(),
  pada: short(),
  tandaTangan: short(),
})

/** POST /api/kunci-pemegang/{id}/konfirmasi */
export const confirmKeyValidator = vine.create({
  cara: short(),
  pada: short(),
  tandaTangan: short(),
})

/** POST /api/kunci-pemegang/cabut */
export const revokeKeyValidator = vine.create({ alasan: paragraf(MAKS_ALASAN_CABUT) })

/** PUT /api/paket/{id}/pemegang/polos */
export const plainValidator = vine.create({ polos: vine.boolean() })
