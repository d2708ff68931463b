/** What a package keeps sealed after its end, and how far its destruction has come. */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import { bolehkah } from '@eproc/domain/common/rights'
import type {
  KeadaanPemusnahan,
  PemusnahanPaket,
  TindakanPemusnahan,
} from '@eproc/domain/tender/penawaran/answers_pemusnahan'
import type Paket from '#app/paket_berjalan/paket'
import { pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import { endOf, retentionDays, unopenedOf } from '#app/tender/pemusnahan/unopened_query'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

interface Row {
  alasan: string
  pemintaId: number
  peminta: string
  dimintaPada: Date
  pengesah: string | null
  disahkanPada: Date | null
  nomor: string | null
  file: string | null
}

const rowOf = async (paketId: number): Promise<Row | undefined> => {
  const [found] = await sql<Row>(
    db,
    `select m.alasan, m.peminta_id as "pemintaId", a.nama as peminta, m.diminta_pada as "dimintaPada",
            b.nama as pengesah, m.disahkan_pada as "disahkanPada", m.nomor, m.file
       from pemusnahan m join pengguna a on a.id = m.peminta_id left join pengguna b on b.id = m.pengesah_id
      where m.paket_id = ?`,
    [paketId]
  )
  return found
}

const confirmed = ({ pengesah, disahkanPada, nomor, file }: Row): PemusnahanPaket['pengesahan'] =>
  pengesah && disahkanPada && nomor && file
    ? { oleh: pengesah, pada: keIso(disahkanPada)!, nomor, file }
    : null

function stateOf(
  row: Row | undefined,
  { ended, due, berkas }: { ended: boolean; due: boolean; berkas: number }
): KeadaanPemusnahan {
  if (row) return row.disahkanPada ? 'dimusnahkan' : 'diminta'
  if (!ended) return 'berjalan'
  if (berkas === 0) return 'kosong'
  return due ? 'dapat' : 'disimpan'
}

export async function pemusnahanPaket(pelaku: Pelaku, paket: Paket): Promise<PemusnahanPaket> {
  const [row, ended, kept, hari, relation] = await Promise.all([
    rowOf(paket.id),
    endOf(db, paket),
    unopenedOf(db, paket.id),
    retentionDays(),
    pelakuPaket(pelaku, paket.id),
  ])
  const from = ended?.plus({ days: hari }) ?? null
  const due = from !== null && from <= clockNow()
  const keadaan = stateOf(row, { ended: ended !== null, due, berkas: kept.berkas })
  const may = (hak: Parameters<typeof bolehkah>[1]) => bolehkah({ ...pelaku, ...relation }, hak)
  const bisa: TindakanPemusnahan[] = []
  if (keadaan === 'dapat' && may('tender.musnah.minta')) bisa.push('minta')
  if (keadaan === 'diminta' && may('tender.musnah.sahkan')) {
    bisa.push('tolak')
    if (row!.pemintaId !== pelaku.id) bisa.push('sahkan')
  }
  return {
    keadaan,
    ...kept,
    hari,
    sejak: keIso(from?.toMillis() ?? null),
    permintaan: row
      ? { alasan: row.alasan, oleh: row.peminta, pada: keIso(row.dimintaPada)! }
      : null,
    pengesahan: row ? confirmed(row) : null,
    bisa,
  }
}
