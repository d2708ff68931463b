/** Query strings of the monitors: what they are sorted and narrowed by. */
import { JENIS_IJIN, kodePilihan } from '@eproc/domain/common/choices'
import { LETAK_TAHAP, MASA_IJIN, TENGGAT } from '@eproc/domain/pantauan/tenggat'
import { IJIN_SORT } from '#app/pantauan/ijin_usaha/ijin_usaha_query'
import { BAGAN_SORT, JADWAL_SORT } from '#app/pantauan/jadwal/jadwal_query'
import { KONTRAK_SORT } from '#app/pantauan/kontrak/kontrak_query'
import { choice, text } from '#core/http/query/query_fields'
import { pageQuery } from '#core/http/query/query_string'
import { restQuery } from '#core/http/query/rest_query'

const letak = choice(kodePilihan(LETAK_TAHAP))
const tenggat = choice(kodePilihan(TENGGAT))
const ofLicences = { jenis: choice(kodePilihan(JENIS_IJIN)), tenggat }

export const jadwalListQuery = pageQuery({ sort: JADWAL_SORT, filter: { letak } })
export const jadwalRestQuery = restQuery({ sort: JADWAL_SORT, filter: { divisi: text(), letak } })
export const baganRestQuery = restQuery({ sort: BAGAN_SORT, filter: { divisi: text() } })

export const ijinListQuery = pageQuery({ sort: IJIN_SORT, filter: ofLicences })
export const ijinRestQuery = restQuery({
  sort: IJIN_SORT,
  filter: { masa: choice(kodePilihan(MASA_IJIN)), ...ofLicences },
})

export const kontrakListQuery = pageQuery({ sort: KONTRAK_SORT, filter: { tenggat } })
export const kontrakRestQuery = restQuery({
  sort: KONTRAK_SORT,
  filter: { divisi: text(), tenggat },
})
/** Whose division is not for the caller to say. */
export const kontrakDivisiRestQuery = restQuery({ sort: KONTRAK_SORT, filter: { tenggat } })
