import vine from '@vinejs/vine'
import { MAKS_NILAI_PARAMETER } from '@eproc/domain/master/aturan_parameter'
import { wholeNumber, teks } from '#core/http/input/input'
import { PARAMETER_SORT } from '#app/master/parameter/parameter_query'
import { restQuery } from '#core/http/query/rest_query'

/** A number typed into a JSON body counts as the text of a value. */
const nilai = () =>
  vine
    .string()
    .parse((v) => (typeof v === 'number' ? String(v) : v))
    .maxLength(MAKS_NILAI_PARAMETER)
    .nullable()
    .optional()

/** POST /admin/param {id, key, value} */
export const paramValidator = vine.create({
  id: wholeNumber(-1),
  key: teks(50),
  value: nilai(),
  versi: wholeNumber(1),
})

/** PUT /rest/parameter/{id} */
export const parameterValidator = vine.create({ value: nilai(), versi: wholeNumber(1) })

export const parameterRestQuery = restQuery({ sort: PARAMETER_SORT })
