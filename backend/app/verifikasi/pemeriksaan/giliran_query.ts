/** The queue of vendors that wait for verifiers, the longest waiting first. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keIso } from '@eproc/domain/common/format'
import type { RekananRow } from '@eproc/domain/verifikasi/answers'
import { ZONA, sqlNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

/**
 * SQL over alias `r`: does the dossier wait? One that was never handed in whole does not; one that was waits until each
 * of its sections is decided, also after a remark.
 */
export const ANTRE = `(r.bagian_menunggu > 0 and r.status not in ('I', 'S')
  and (r.status <> 'N' or r.menunggu_sejak is not null))`

/** SQL over alias `r`: since when; null for what does not wait. */
export const MENUNGGU_SEJAK = `case when ${ANTRE} then coalesce(r.menunggu_sejak, r.diubah_pada) end`

/** Columns of a row in the lists, with {@link pegangan}; the working days contain one `?` for today. */
export const KOLOM_MENUNGGU = `${MENUNGGU_SEJAK} as menunggu_sejak,
  (select count(*)::int
     from generate_series((${MENUNGGU_SEJAK} at time zone '${ZONA}')::date + 1, ?::date, interval '1 day') h
    where extract(isodow from h) < 6
      and not exists (select 1 from libur l where l.tanggal = h::date)) as hari_kerja,
  g.pengguna_id as pemeriksa_id, g.nama as pemeriksa, g.mulai_pada, g.sampai_pada`

export interface BarisMenunggu {
  menunggu_sejak: Date | null
  hari_kerja: number
  pemeriksa_id: number | null
  pemeriksa: string | null
  mulai_pada: Date | null
  sampai_pada: Date | null
}

export const keMenunggu = (
  b: BarisMenunggu,
  pembacaId: number
): Pick<RekananRow, 'menungguSejak' | 'hariKerja' | 'pemeriksa'> => ({
  menungguSejak: keIso(b.menunggu_sejak),
  hariKerja: b.menunggu_sejak === null ? null : b.hari_kerja,
  pemeriksa:
    b.pemeriksa_id === null
      ? null
      : {
          nama: b.pemeriksa!,
          sejak: keIso(b.mulai_pada)!,
          sampai: keIso(b.sampai_pada)!,
          saya: b.pemeriksa_id === pembacaId,
        },
})

/** SQL of a hold `g` on the vendor `r` that still lasts, with its verifier's name. */
export const pegangan = (): string => `left join lateral (
    select p.pengguna_id, u.nama, p.mulai_pada, p.sampai_pada from pemeriksaan p
      join pengguna u on u.id = p.pengguna_id
     where p.rekanan_id = r.id and p.sampai_pada > ${sqlNow()}) g on true`

/** Locks the row that it answers; rows that another verifier is just taking are skipped. */
export async function giliranBerikut(
  trx: TransactionClientContract,
  penggunaId: number,
  lewati: readonly number[]
): Promise<number | null> {
  const [baris] = await sql<{ id: number }>(
    trx,
    `select r.id from rekanan r
      where ${ANTRE} and r.id <> all(?::int[]) and not exists (
        select 1 from pemeriksaan p where p.rekanan_id = r.id and p.pengguna_id <> ?
           and p.sampai_pada > ${sqlNow()})
      order by coalesce(r.menunggu_sejak, r.diubah_pada), r.id
      limit 1 for update of r skip locked`,
    [[...lewati], penggunaId]
  )
  return baris?.id ?? null
}
