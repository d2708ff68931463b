import { kodePilihan, STATUS_REKANAN } from '@eproc/domain/common/choices'
import { inti } from '@eproc/i18n/id/core'
import { REKANAN_SORT } from '#app/verifikasi/rekanan/rekanan_query'
import { asWhole, choice, field, yes } from '#core/http/query/query_fields'
import { pageQuery } from '#core/http/query/query_string'
import { restQuery } from '#core/http/query/rest_query'

const told = (_value: string, name: string) => inti.kunciTidakDikenal(name)

const YES_NO = new Map<unknown, boolean>([
  ['1', true],
  [true, true],
  ['0', false],
  [false, false],
])

/** `1` or `0` (in the JSON of a filter also true or false); `null` asks for both. */
export const yesNo = () =>
  field<boolean>(
    {
      rule: 'enum',
      schema: { type: 'string', enum: ['1', '0', 'null'] },
      read: (value) => YES_NO.get(value),
      message: (name) => inti.kunciTidakDikenal(name),
    },
    (value) => (value === 'null' || value === '' ? undefined : value)
  )

const MAX_ID = 2147483647

export const idField = () =>
  field<number>({
    rule: 'angka',
    schema: { type: 'integer', minimum: 0, maximum: MAX_ID },
    read: (value) => asWhole(value, MAX_ID),
    message: (name) => inti.parameterAngka(name, MAX_ID),
  })

export const jenis = choice(['V', 'O'], told)

const rekananFilter = {
  blacklist: yesNo(),
  status: choice(kodePilihan(STATUS_REKANAN), told),
  jenis,
  menunggu: yesNo(),
  sertifikat: yesNo(),
  giliran: yes(),
}

export const rekananListQuery = pageQuery({ sort: REKANAN_SORT, filter: rekananFilter })
export const vendorRestQuery = restQuery({
  sort: REKANAN_SORT,
  filter: { ...rekananFilter, verified: yes() },
})
export const terverifikasiQuery = pageQuery({ sort: REKANAN_SORT, filter: { jenis } })
export const rekananPilihanQuery = pageQuery({ sort: REKANAN_SORT })
