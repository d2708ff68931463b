/** Licences of companies with the days that they still hold (S3 §2.7 /monitor-ijin-usaha). */
import type { MonitorIjin } from '@eproc/domain/pantauan/answers'
import {
  HARI_SEGERA,
  tenggatDari,
  type MasaIjin,
  type Tenggat,
} from '@eproc/domain/pantauan/tenggat'
import type { JenisIjin } from '@eproc/domain/common/choices'
import { Conditions, monitorPage } from '#app/pantauan/monitor_page_query'
import { tenggatSql } from '#app/pantauan/tenggat_query'
import { orderOf } from '#core/database/order'
import type { Halaman } from '#core/http/query/query_string'
import { today } from '#core/clock/clock'

const KOLOM_URUT = {
  berlaku: 'i.berlaku',
  hari: 'i.berlaku',
  nama: 'lower(r.nama)',
  bentuk: 'dp.bentuk',
  jenis: 'i.jenis',
  nomor: 'i.nomor',
} as const
export type IjinSort = keyof typeof KOLOM_URUT
export const IJIN_SORT = Object.keys(KOLOM_URUT) as IjinSort[]

export interface IjinFilter {
  masa?: MasaIjin
  jenis?: JenisIjin
  tenggat?: Tenggat
  ids?: readonly number[] | null
}

/** A licence holds to the end of its last day; each takes today as its one value. */
const MASA: Record<MasaIjin, string> = {
  tidakBerlaku: 'i.berlaku < ?::date',
  berlaku: '(i.berlaku is null or i.berlaku >= ?::date)',
}

/** The licences of all vendors as they are in their dossiers, those that end first on top. */
export async function listIjin(
  halaman: Halaman<IjinSort>,
  saring: IjinFilter
): Promise<{ rows: MonitorIjin[]; total: number }> {
  const conditions = new Conditions().search(halaman.cari, ['r.nama', 'i.nomor'])
  if (saring.masa) conditions.add(MASA[saring.masa], today())
  if (saring.tenggat) conditions.add(...tenggatSql(saring.tenggat, 'i.berlaku', today()))
  if (saring.jenis) conditions.add('i.jenis = ?', saring.jenis)
  if (saring.ids) conditions.add('i.id = any(?)', [...saring.ids])
  const { rows, total } = await monitorPage<Omit<MonitorIjin, 'tenggat'>>(
    {
      select: `i.id, i.rekanan_id as "vendorId", r.nama, dp.bentuk, i.jenis, i.nomor, i.berlaku,
        i.berlaku - ?::date as hari, r.status_ijin as "statusIjin",
        case when u.status = 'A' then r.status else u.status end as "statusVendor"`,
      values: [today()],
      from: `from ijin_usaha i join rekanan r on r.id = i.rekanan_id
        join pengguna u on u.id = r.pengguna_id left join data_perusahaan dp on dp.rekanan_id = r.id`,
      conditions,
      order: orderOf(KOLOM_URUT, halaman, { first: 'berlaku', id: 'i.id', empties: true }),
    },
    halaman
  )
  return { rows: rows.map((b) => ({ ...b, tenggat: tenggatDari(b.hari, HARI_SEGERA) })), total }
}
