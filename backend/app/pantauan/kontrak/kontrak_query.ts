/** Contracts of packages with the days that they still run (S3 §2.7 /monitor-kontrak). */
import type { MonitorKontrak } from '@eproc/domain/pantauan/answers'
import { HARI_SEGERA, tenggatDari, type Tenggat } from '@eproc/domain/pantauan/tenggat'
import { Conditions, kolomPaket, monitorPage } from '#app/pantauan/monitor_page_query'
import { tenggatSql } from '#app/pantauan/tenggat_query'
import { orderOf } from '#core/database/order'
import type { Pelaku } from '#core/auth/actor'
import type { Halaman } from '#core/http/query/query_string'
import { today } from '#core/clock/clock'

const KOLOM_URUT = {
  selesaiKontrak: 'p.selesai_kontrak',
  hari: 'p.selesai_kontrak',
  mulaiKontrak: 'p.mulai_kontrak',
  tglKontrak: 'p.tgl_kontrak',
  kode: 'p.kode',
  nama: 'lower(p.nama)',
  divisi: 'd.nama',
  noSpk: 'p.no_spk',
  userId: 'lower(u.login)',
} as const
export type KontrakSort = keyof typeof KOLOM_URUT
export const KONTRAK_SORT = Object.keys(KOLOM_URUT) as KontrakSort[]

export interface KontrakFilter {
  divisi?: string
  tenggat?: Tenggat
  ids?: readonly number[] | null
}

/** Contracts of packages that did not fail, those that end first on top. */
export async function listKontrak(
  pelaku: Pelaku,
  halaman: Halaman<KontrakSort>,
  saring: KontrakFilter
): Promise<{ rows: MonitorKontrak[]; total: number }> {
  const conditions = new Conditions()
    .add(`p.tgl_kontrak is not null and p.status_pelaksanaan in ('A','P','S')`)
    .search(halaman.cari, ['p.kode', 'p.nama', 'p.no_spk'])
    .divisi(saring.divisi)
  if (saring.tenggat) conditions.add(...tenggatSql(saring.tenggat, 'p.selesai_kontrak', today()))
  if (saring.ids) conditions.add('p.id = any(?)', [...saring.ids])
  const paket = kolomPaket(pelaku)
  const { rows, total } = await monitorPage<Omit<MonitorKontrak, 'tenggat'>>(
    {
      select: `p.id, p.no_spk as "noSpk", p.tgl_kontrak as "tglKontrak",
        p.mulai_kontrak as "mulaiKontrak", p.selesai_kontrak as "selesaiKontrak",
        p.selesai_kontrak - ?::date as hari, u.login as "userId", u.nama as pembuat, ${paket.select}`,
      values: [today(), ...paket.values],
      from: `from paket p join divisi d on d.kode = p.satuan_kerja
        left join pengguna u on u.id = p.kontrak_oleh_id`,
      conditions,
      order: orderOf(KOLOM_URUT, halaman, { first: 'selesaiKontrak', id: 'p.id', empties: true }),
    },
    halaman
  )
  return { rows: rows.map((b) => ({ ...b, tenggat: tenggatDari(b.hari, HARI_SEGERA) })), total }
}
