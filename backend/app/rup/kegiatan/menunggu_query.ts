/** What waits for whom in the approval of activities: the inbox asks by caller, the notices by activity. */
import type { Koneksi } from '#core/database/sql'
import { sql } from '#core/database/sql'
import { LANGKAH_PERSETUJUAN, type PelakuRencana } from '@eproc/domain/rup/tindakan_kegiatan'
import { bolehkah } from '@eproc/domain/common/rights'
import type { Peran } from '@eproc/domain/common/roles'
import { lingkupRencana, SQL_DIREKTORAT, type Syarat } from '#app/rup/pelaku_rencana_query'

const SEDIREKTORAT = `(select coalesce(x.parent, x.kode) from divisi x where x.kode = m.divisi_kode) = ${SQL_DIREKTORAT}`
/** SQL over aliases `k`, `d` and `m`: may account `m` decide in the step of this role? The ppk's step is one person's. */
const SEJAWAT: Partial<Record<Peran, string>> = {
  manajer: 'm.divisi_kode = k.divisi_kode',
  ppk: `m.id = k.ppk_id and ${SEDIREKTORAT}`,
  pa: SEDIREKTORAT,
}

/** SQL over aliases `k`, `d`: nobody is left who may decide in the step of this role. */
export const tanpaPemutus = (peran: Peran): string =>
  `not exists (select 1 from pengguna m where m.peran = '${peran}' and m.status = 'A' and ${SEJAWAT[peran] ?? 'true'})`

/**
 * SQL over aliases `k`, `d`: true for the activities that the caller decides next. An author's own waits for them
 * only where nobody else may decide it: they can send it back.
 */
export function sqlMenunggu(pelaku: PelakuRencana): Syarat {
  const langkah = LANGKAH_PERSETUJUAN.find((l) => bolehkah(pelaku, l.hak))
  if (!langkah) return { syarat: 'false', nilai: [] }
  const lingkup = lingkupRencana(pelaku, langkah.hak)
  const ppk = langkah.peran === 'ppk' ? ' and k.ppk_id = ?' : ''
  return {
    syarat: `(k.persetujuan = ? and ${lingkup.syarat}${ppk}
      and (k.pengaju_id is distinct from ? and not (? = any(k.penyunting))
        or not exists (select 1 from pengguna m where m.peran = ? and m.status = 'A' and ${SEJAWAT[langkah.peran] ?? 'true'}
          and k.pengaju_id is distinct from m.id and not (m.id = any(k.penyunting)))))`,
    nilai: [
      langkah.dari,
      ...lingkup.nilai,
      ...(ppk ? [pelaku.id] : []),
      pelaku.id,
      pelaku.id,
      langkah.peran,
    ],
  }
}

export interface Pemutus {
  id: number
  nama: string
}

/** Active accounts of `peran` whose part of the plan this activity is in. */
export function pemutus(
  connection: Koneksi,
  peran: Peran,
  kegiatan: { divisi: string; direktorat: string; ppkId: number }
): Promise<Pemutus[]> {
  const dasar = `select u.id, u.nama from pengguna u left join divisi d on d.kode = u.divisi_kode
    where u.status = 'A' and u.peran = ?`
  if (peran === 'manajer' || peran === 'operator') {
    return sql(connection, `${dasar} and u.divisi_kode = ? order by u.id`, [peran, kegiatan.divisi])
  }
  const sedirektorat = `${dasar} and ${SQL_DIREKTORAT} = ?`
  const { direktorat, ppkId } = kegiatan
  if (peran === 'ppk') {
    return sql(connection, `${sedirektorat} and u.id = ?`, [peran, direktorat, ppkId])
  }
  if (peran === 'pa') {
    return sql(connection, `${sedirektorat} order by u.id`, [peran, direktorat])
  }
  return sql(connection, `${dasar} order by u.id`, [peran])
}
