import vine from '@vinejs/vine'
import { rincianHarga } from '#app/tender/penawaran/penawaran_validator'

/** PUT /api/lelang/unggahan/{id}/rincian */
export const priceUploadValidator = vine.create({ rincianHarga: rincianHarga() })
