import db from '@adonisjs/lucid/services/db'
import { bolehkah } from '@eproc/domain/common/rights'
import type { DrafTujuan } from '@eproc/domain/panitia/answers'
import type Paket from '#app/paket_berjalan/paket'
import type { Pelaku } from '#core/auth/actor'
import { sql } from '#core/database/sql'

const MANY = 200

/**
 * Drafts, newest first, whose packages share method, qualification and type with this one (decisions §5.4); who is not
 * of the committee meets only those of the own packages.
 */
export const drafTujuan = (pelaku: Pelaku, paket: Paket): Promise<DrafTujuan[]> =>
  sql<DrafTujuan>(
    db,
    `select t.id, t.kode, t.nama
       from tender t join lateral (
         select p.metode_pemilihan, p.kualifikasi, p.jenis_pengadaan, p.ppk_id from paket p
          where p.tender_id = t.id order by p.id limit 1) a on true
      where t.status in ('A0','D1') and t.tahun_anggaran = ? and a.metode_pemilihan = ?
        and a.kualifikasi is not distinct from ? and a.jenis_pengadaan = ?
        and (?::boolean or a.ppk_id = ?)
      order by t.id desc limit ${MANY}`,
    [
      paket.tahunAnggaran,
      paket.metodePemilihan,
      paket.kualifikasi,
      paket.jenisPengadaan,
      bolehkah(pelaku, 'panitia.tender.kelola'),
      pelaku.id,
    ]
  )
