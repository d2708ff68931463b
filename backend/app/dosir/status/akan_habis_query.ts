/** Licences that end soon, and of which of them their vendor was not told yet. */
import { AMBANG_PERINGATAN, sisaHariIjin } from '@eproc/domain/dosir/masa_ijin'
import type { IjinAkanHabis } from '@eproc/domain/dosir/ringkasan'
import type { JenisIjin } from '@eproc/domain/common/choices'
import { today } from '#core/clock/clock'
import { type Koneksi, sql } from '#core/database/sql'

export interface IjinBerakhir {
  id: number
  rekananId: number
  jenis: JenisIjin
  nomor: string
  berlaku: string
  /** the tightest threshold that was reached */
  ambang: number
}

/** SQL: codes of the lines of business that this licence names, which are the same in every edition. */
const BIDANG = (ijin: string) =>
  `select n.kode from ijin_kbli x join kbli n on n.id = x.kbli_id where x.ijin_id = ${ijin}.id`

/**
 * SQL: the licence `i` was renewed. Another one of its kind lasts longer and covers its lines of business and
 * subclassifications. Of the kind LAINNYA no one stands for another; nor does a subclassification for that of another
 * edition, whose code may mean something else.
 */
const DIPERBARUI = `exists (select 1 from ijin_usaha b
  where b.rekanan_id = i.rekanan_id and b.jenis = i.jenis and b.jenis <> 'LAINNYA'
    and (b.berlaku is null or b.berlaku > i.berlaku)
    and not exists (${BIDANG('i')} except ${BIDANG('b')})
    and not exists (select sbu_id from ijin_sbu where ijin_id = i.id
                    except select sbu_id from ijin_sbu where ijin_id = b.id))`

/** Of one vendor, or of all; a warning that was given for the same last day is not repeated. */
export const belumDiperingatkan = (
  connection: Koneksi,
  rekananId: number | null
): Promise<IjinBerakhir[]> =>
  sql<IjinBerakhir>(
    connection,
    `select i.id, i.rekanan_id as "rekananId", i.jenis, i.nomor, i.berlaku, t.ambang
       from ijin_usaha i
       cross join lateral (select min(a) as ambang from unnest(?::int[]) a where i.berlaku <= ?::date + a) t
      where i.berlaku >= ?::date and t.ambang is not null and not ${DIPERBARUI}
        ${rekananId === null ? '' : 'and i.rekanan_id = ?'}
        and not exists (select 1 from peringatan_ijin p
              where p.ijin_id = i.id and p.berlaku = i.berlaku and p.ambang <= t.ambang)
      order by i.berlaku, i.id`,
    [[...AMBANG_PERINGATAN], today(), today(), ...(rekananId === null ? [] : [rekananId])]
  )

/** Licences of a vendor that end soon, the first in front. */
export async function ijinAkanHabis(
  connection: Koneksi,
  rekananId: number
): Promise<IjinAkanHabis[]> {
  const kini = today()
  const daftar = await sql<Omit<IjinAkanHabis, 'sisaHari'>>(
    connection,
    `select i.id, i.jenis, i.nomor, i.berlaku from ijin_usaha i
      where i.rekanan_id = ? and i.berlaku between ?::date and ?::date + ?::int and not ${DIPERBARUI}
      order by i.berlaku, i.id`,
    [rekananId, kini, kini, AMBANG_PERINGATAN[0]]
  )
  return daftar.map((i) => ({ ...i, sisaHari: sisaHariIjin(i.berlaku, kini)! }))
}
