import { kodePilihan, STATUS_REKANAN } from '@eproc/domain/common/choices'
import { inti } from '@eproc/i18n/id/core'
import { REKANAN_SORT } from '#app/verifikasi/rekanan/rekanan_query'
import { choice, field } from '#core/http/query_fields'
import { pageQuery } from '#core/http/query_string'

const told = (_value: string, name: string) => inti.kunciTidakDikenal(name)

/** `1` or `0`; `null` asks for both. */
const yesNo = () =>
  field<boolean>(
    {
      rule: 'enum',
      schema: { type: 'string', enum: ['1', '0', 'null'] },
      read: (value) => (value === '1' ? true : value === '0' ? false : undefined),
      message: (name) => inti.kunciTidakDikenal(name),
    },
    (value) => (value === 'null' || value === '' ? undefined : value)
  )

const jenis = choice(['V', 'O'], told)

export const rekananListQuery = pageQuery({
  sort: REKANAN_SORT,
  filter: {
    blacklist: yesNo(),
    status: choice(kodePilihan(STATUS_REKANAN), told),
    jenis,
    menunggu: yesNo(),
  },
})
export const terverifikasiQuery = pageQuery({ sort: REKANAN_SORT, filter: { jenis } })
export const rekananPilihanQuery = pageQuery({ sort: REKANAN_SORT })
