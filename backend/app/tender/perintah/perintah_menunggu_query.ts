/** Never opened offers that wait for the caller: an order to confirm or to open, a destruction to confirm (sealing.md §4). */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import { bolehkah } from '@eproc/domain/common/rights'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { rup } from '@eproc/i18n/id/rup'
import { requestHolds } from '#app/paket_berjalan/keadaan/request_holds'
import type { Pelaku } from '#core/auth/actor'
import { sql } from '#core/database/sql'

interface Row {
  jenis: 'perintah' | 'pemusnahan'
  id: number
  kode: string
  nama: string
  oleh: string
  sejak: Date
}

/** SQL: the order `a` is asked for by a request that still holds. */
const asked = () => `(a.peminta_id is not null and ${requestHolds('a')})`

/** SQL: who of the pokja, or of official and PPK, has the next step of the order `a` on the package `p`; `?` is the person. */
const opens = () => `a.disahkan_pada is not null and not (${asked()} and a.peminta_id = s.id) and
  case when ${asked()} and p.metode_pemilihan in ('TLA', 'PLA') then p.ppk_id = s.id
       else exists (select 1 from pokja k where k.paket_id = p.id and k.pengguna_id = s.id
                       and k.bebas_benturan_pada is not null) end`

export async function perintahMenunggu(pelaku: Pelaku): Promise<ButirKotak[]> {
  const found = await sql<Row>(
    db,
    `select 'perintah' as jenis, p.id, p.kode, p.nama, u.nama as oleh,
            coalesce(a.diminta_pada, a.disahkan_pada, a.dicatat_pada) as sejak
       from (select ?::int as id) s, perintah_akses a join paket p on p.id = a.paket_id
       join pengguna u on u.id = coalesce(a.peminta_id, a.pengesah_id, a.pencatat_id)
      where a.dibuka_pada is null and a.ditutup_pada is null
        and (${opens()} or ?::boolean and a.disahkan_pada is null and a.pencatat_id <> s.id)
     union all
     select 'pemusnahan', p.id, p.kode, p.nama, u.nama, m.diminta_pada
       from pemusnahan m join paket p on p.id = m.paket_id join pengguna u on u.id = m.peminta_id
      where ?::boolean and m.disahkan_pada is null and m.peminta_id <> ?
      order by sejak, id`,
    [
      pelaku.id,
      bolehkah(pelaku, 'tender.perintah.sahkan'),
      bolehkah(pelaku, 'tender.musnah.sahkan'),
      pelaku.id,
    ]
  )
  return found.map(({ jenis, id, kode, nama, oleh, sejak }) => ({
    jenis,
    id,
    kode,
    nama,
    keterangan: rup.kotak.diajukan(oleh),
    nilai: null,
    sejak: keIso(sejak)!,
    batas: null,
    tautan: `/ppk/tender/${id}/show?tahap=informasi`,
  }))
}
