import db from '@adonisjs/lucid/services/db'
import type { DasborAdminAnswer } from '@eproc/domain/master/answers'
import { kelompokHitung, PERAN_REKANAN, type Peran } from '@eproc/domain/common/roles'
import { sql } from '#core/database/sql'
import type { Pelaku } from '#core/auth/actor'
import { listAudit } from '#app/master/audit/audit_query'

const JURNAL_TERBARU = 8

interface Waiting {
  belum: number
  rekanan: number
  surat: number
}

/** Counts of S2 §2.6, what waits for an administrator, and the newest journal rows. */
export async function dasborAdmin(pelaku: Pelaku): Promise<DasborAdminAnswer> {
  const [peran, waiting, ditangguhkan, jurnal] = await Promise.all([
    sql<{ peran: Peran; n: number }>(
      db,
      'select peran, count(*)::int as n from pengguna group by peran'
    ),
    sql<Waiting>(
      db,
      `select
         (select count(*)::int from pengguna where diaktifkan_pada is null and status = 'A'
             and not (peran = any(?))) as belum,
         (select count(*)::int from rekanan r join pengguna p on p.id = r.pengguna_id
           where r.status = 'V' and p.status = 'A') as rekanan,
         (select count(*)::int from surat where status = 'gagal') as surat`,
      [[...PERAN_REKANAN]]
    ),
    sql<DasborAdminAnswer['menunggu']['ditangguhkan'][number]>(
      db,
      `select peran = any(?) as rekanan, status, count(*)::int as jumlah from pengguna
        where status in ('I', 'S') group by 1, 2 order by 1, 2`,
      [[...PERAN_REKANAN]]
    ),
    listAudit(pelaku, {}, { awal: 0, jumlah: JURNAL_TERBARU }),
  ])
  const hitung = { Admin: 0, Operasional: 0, Rekanan: 0 }
  for (const { peran: p, n } of peran) hitung[kelompokHitung(p)] += n
  const t = waiting[0]!
  return {
    userAdmin: hitung.Admin,
    userOperasional: hitung.Operasional,
    userRekanan: hitung.Rekanan,
    menunggu: {
      belumBersandi: t.belum,
      ditangguhkan,
      rekananMenunggu: t.rekanan,
      suratGagal: t.surat,
    },
    jurnal: jurnal.baris,
  }
}
