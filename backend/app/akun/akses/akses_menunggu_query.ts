/** Changes of powers that this administrator may confirm. */
import db from '@adonisjs/lucid/services/db'
import { bolehkah } from '@eproc/domain/common/rights'
import { keIso } from '@eproc/domain/common/format'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { rup } from '@eproc/i18n/id/rup'
import type { Pelaku } from '#core/auth/actor'
import { sqlNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

interface Baris {
  id: number
  nama: string
  peminta: string
  dibuat_pada: Date
  kedaluwarsa_pada: Date
}

export async function aksesMenunggu(pelaku: Pelaku): Promise<ButirKotak[]> {
  if (!bolehkah(pelaku, 'pengguna.kelola')) return []
  const baris = await sql<Baris>(
    db,
    `select a.id, a.nama, m.nama as peminta, a.dibuat_pada, a.kedaluwarsa_pada
       from perubahan_akses a join pengguna m on m.id = a.peminta_id
      where a.status = 'menunggu' and a.kedaluwarsa_pada > ${sqlNow()} and a.peminta_id <> ?
        and a.pengguna_id is distinct from ?
      order by a.dibuat_pada, a.id`,
    [pelaku.id, pelaku.id]
  )
  return baris.map((b) => ({
    jenis: 'akses',
    id: b.id,
    kode: '',
    nama: b.nama,
    keterangan: rup.kotak.diajukan(b.peminta),
    nilai: null,
    sejak: keIso(b.dibuat_pada)!,
    batas: keIso(b.kedaluwarsa_pada),
    tautan: `/admin/perubahan-akses/${b.id}/show`,
  }))
}
