/** The orders of a package as its staff reads them, with what the caller may do next. */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { Hak } from '@eproc/domain/common/rights'
import type { LangkahPembukaan } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type {
  KeadaanPerintah,
  PelakuPerintah,
  PerintahAkses as PerintahAnswer,
  PerintahPaket,
  TindakanPerintah,
} from '@eproc/domain/tender/penawaran/answers_perintah'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import type Paket from '#app/paket_berjalan/paket'
import { bolehPaket, pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import { partOf } from '#app/tender/pembukaan/langkah'
import { accessTo, type Access } from '#app/tender/perintah/hindrance'
import { infeasible, orderToSignNow } from '#app/tender/perintah/order_facts'
import { orderSteps } from '#app/tender/perintah/order_signature'
import PerintahAkses, { type SebabTutup } from '#app/tender/perintah/perintah_akses'
import type { Pelaku } from '#core/auth/actor'
import { trial } from '#core/database/transaction'
import { sql } from '#core/database/sql'
import { HttpError } from '#core/http/errors'

interface Row {
  id: number
  nomor: string
  lembaga: string
  tanggal: string
  keterangan: string
  file: string
  rekananId: number[] | null
  rekanan: string[] | null
  pencatatId: number
  pencatat: string
  dicatatPada: Date
  pengesah: string | null
  disahkanPada: Date | null
  berkas: number | null
  pemintaId: number | null
  peminta: string | null
  dimintaPada: Date | null
  pembuka: string | null
  dibukaPada: Date | null
  cadanganId: number | null
  alasanCadangan: string | null
  acara: string | null
  dibuka: number
  terkunci: number
  penutup: string | null
  ditutupPada: Date | null
  alasanTutup: string | null
  sebabTutup: SebabTutup | null
}

const rowsOf = (paketId: number): Promise<Row[]> =>
  sql<Row>(
    db,
    `select p.id, p.nomor, p.lembaga, p.tanggal, p.keterangan, p.file, p.rekanan as "rekananId",
            (select array_agg(r.nama order by r.nama) from rekanan r where r.id = any(p.rekanan)) as rekanan,
            p.pencatat_id as "pencatatId", a.nama as pencatat, p.dicatat_pada as "dicatatPada",
            b.nama as pengesah, p.disahkan_pada as "disahkanPada", jsonb_array_length(p.isi) as berkas,
            p.peminta_id as "pemintaId", c.nama as peminta, p.diminta_pada as "dimintaPada",
            d.nama as pembuka, p.dibuka_pada as "dibukaPada", p.cadangan_id as "cadanganId",
            p.alasan_cadangan as "alasanCadangan", coalesce(p.acara, p.acara_tutup) as acara,
            e.nama as penutup, p.ditutup_pada as "ditutupPada", p.alasan_tutup as "alasanTutup", p.sebab_tutup as "sebabTutup",
            (select count(*)::int from perintah_berkas f where f.perintah_id = p.id and f.hasil = 'dibuka') as dibuka,
            (select count(*)::int from perintah_berkas f where f.perintah_id = p.id and f.kunci is not null) as terkunci
       from perintah_akses p join pengguna a on a.id = p.pencatat_id
       left join pengguna b on b.id = p.pengesah_id left join pengguna c on c.id = p.peminta_id
       left join pengguna d on d.id = p.pembuka_id left join pengguna e on e.id = p.penutup_id
      where p.paket_id = ? order by p.id desc`,
    [paketId]
  )

function stateOf(row: Row): KeadaanPerintah {
  if (row.ditutupPada) return 'ditutup'
  if (row.dibukaPada) return 'dibuka'
  if (row.dimintaPada) return 'diminta'
  return row.disahkanPada ? 'disahkan' : 'dicatat'
}

const by = (nama: string | null, pada: Date | null): PelakuPerintah | null =>
  nama && pada ? { nama, pada: keIso(pada)! } : null

const closingOf = (row: Row): PerintahAnswer['penutupan'] =>
  row.penutup && row.ditutupPada && row.sebabTutup
    ? {
        nama: row.penutup,
        pada: keIso(row.ditutupPada)!,
        alasan: row.alasanTutup!,
        sebab: teks.sebabTutup[row.sebabTutup],
      }
    : null

type May = (hak: Hak) => boolean

function deedsOf(
  row: Row,
  { actor, may, stuck }: { actor: Pelaku; may: May; stuck: boolean }
): TindakanPerintah[] {
  if (row.dibukaPada || row.ditutupPada) return may('tender.perintah.arsip') ? ['arsip'] : []
  if (!may('tender.perintah.sahkan')) return []
  if (row.disahkanPada) return stuck ? ['tutup'] : []
  return row.pencatatId === actor.id ? ['tolak'] : ['tolak', 'sahkan']
}

/** Can nobody carry out this confirmed order any more? */
const isStuck = (paket: Paket, { id }: Row): Promise<boolean> =>
  trial(async (trx) => {
    const order = await PerintahAkses.of(trx, paket.id, id)
    return order !== null && (await infeasible(trx, paket, order)) !== null
  })

/** The holders' next step, by the functions that refuse it. */
async function stepOf(
  actor: Pelaku,
  paket: Paket,
  { id, pemintaId, cadanganId }: Row
): Promise<LangkahPembukaan> {
  const asked = pemintaId !== null
  const { stands, hindrance } = await trial(async (trx) => {
    const order = (await PerintahAkses.of(trx, paket.id, id))!
    try {
      const toSign = await orderToSignNow(trx, paket, order)
      return { stands: (await orderSteps.standing(toSign, order)) !== null, hindrance: null }
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) throw error
      return { stands: asked, hindrance: error.message }
    }
  })
  const request = asked && stands ? { pemintaId, cadanganId } : null
  const part = await partOf(paket, actor, { bertandaTangan: true }, request)
  return {
    tindakan: request ? 'sahkan' : 'minta',
    gugur: asked && !stands,
    sebagai: part.sebagai,
    alasan: part.alasan ?? (part.sebagai && hindrance),
  }
}

async function answerOf(
  actor: Pelaku,
  paket: Paket,
  row: Row,
  { may, berkas }: { may: May; berkas: number }
): Promise<PerintahAnswer> {
  const { id, nomor, lembaga, tanggal, keterangan, file, rekanan, acara, dibuka } = row
  const keadaan = stateOf(row)
  const waits = keadaan === 'disahkan' || keadaan === 'diminta'
  const mayClose = waits && may('tender.perintah.sahkan')
  const standIn = row.cadanganId === row.pemintaId ? row.peminta : row.pembuka
  return {
    id,
    nomor,
    lembaga,
    tanggal,
    keterangan,
    file,
    keadaan,
    rekanan,
    berkas: row.berkas ?? berkas,
    pencatat: by(row.pencatat, row.dicatatPada)!,
    pengesah: by(row.pengesah, row.disahkanPada),
    peminta: by(row.peminta, row.dimintaPada),
    pembuka: by(row.pembuka, row.dibukaPada),
    cadangan: row.alasanCadangan ? { nama: standIn ?? '', alasan: row.alasanCadangan } : null,
    hasil: row.dibukaPada ? { dibuka, tidak: (row.berkas ?? 0) - dibuka } : null,
    acara,
    musnah: dibuka > 0 && row.terkunci === 0,
    langkah: waits ? await stepOf(actor, paket, row) : null,
    penutupan: closingOf(row),
    bisa: deedsOf(row, { actor, may, stuck: mayClose && (await isStuck(paket, row)) }),
  }
}

/** Vendors with what was never opened of them. */
function vendorsOf(versi: Access['versi']): PerintahPaket['rekanan'] {
  const vendors = new Map<number, PerintahPaket['rekanan'][number]>()
  for (const { rekananId: id, rekanan: nama } of versi) {
    vendors.set(id, { id, nama, berkas: (vendors.get(id)?.berkas ?? 0) + 1 })
  }
  return [...vendors.values()]
}

export async function perintahPaket(actor: Pelaku, paket: Paket): Promise<PerintahPaket> {
  const relation = await pelakuPaket(actor, paket.id)
  const may: May = (hak) => bolehPaket(actor, relation, hak)
  const rows = await rowsOf(paket.id)
  const { berakhir, halangan, versi } = await trial((trx) => accessTo(trx, paket))
  const open = rows.find(({ dibukaPada, ditutupPada }) => !dibukaPada && !ditutupPada)
  const hindrance = open ? teks.errors.berjalanLain(open.nomor) : halangan
  const mayEnter = may('tender.perintah.catat')
  const coverage = ({ rekananId }: Row) =>
    versi.filter((one) => rekananId === null || rekananId.includes(one.rekananId)).length
  return {
    berakhir,
    tersegel: versi.length,
    halangan: hindrance,
    bolehCatat: mayEnter && hindrance === null,
    rekanan: mayEnter ? vendorsOf(versi) : [],
    perintah: await Promise.all(
      rows.map((row) => answerOf(actor, paket, row, { may, berkas: coverage(row) }))
    ),
  }
}
