/** The schedule of a package, for rules and for answers. */
import type { JadwalRow, BerkasJadwal } from '@eproc/domain/paket/answers'
import type { LangkahJadwal } from '@eproc/domain/paket/jadwal'
import { alamatCetakan } from '@eproc/domain/tahap/cetakan'
import { templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import type { Kualifikasi, MetodePemilihan } from '@eproc/domain/common/choices'
import { keIso } from '@eproc/domain/common/format'
import { sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

export interface LangkahTersimpan extends LangkahJadwal {
  id: number
  kunci: string
  mulai: Date | null
  selesai: Date | null
  remark: string | null
  noArsip: string | null
}

export const bacaLangkah = (connection: Koneksi, paketId: number): Promise<LangkahTersimpan[]> =>
  sql<LangkahTersimpan>(
    connection,
    `select id, urut, kunci, tahap, include, mulai, selesai, remark, no_arsip as "noArsip"
       from jadwal where paket_id = ? order by urut`,
    [paketId]
  )

async function templatPaket(connection: Koneksi, paketId: number): Promise<readonly Tahap[]> {
  const [paket] = await sql<{ metode: MetodePemilihan; kualifikasi: Kualifikasi | null }>(
    connection,
    'select metode_pemilihan as metode, kualifikasi from paket where id = ?',
    [paketId]
  )
  return paket ? templatUntuk(paket.metode, paket.kualifikasi) : []
}

/** The database's present moment, read after the locks were taken. */
export async function kiniBasisData(connection: Koneksi): Promise<Date> {
  const [baris] = await sql<{ kini: Date }>(connection, `select ${sqlNow()} as kini`)
  return baris!.kini
}

interface BerkasJadwalRow {
  id: number
  urut: number
  file: string
  nama: string
  show_vendor: boolean
}

/** Which files of the schedule dialog the reader may open. */
export type BerkasFilter = (urut: number, showVendor: boolean) => boolean

export async function bacaJadwal(
  connection: Koneksi,
  paketId: number,
  boleh: BerkasFilter
): Promise<JadwalRow[]> {
  const langkah = await bacaLangkah(connection, paketId)
  const templat = await templatPaket(connection, paketId)
  const berkas = await sql<BerkasJadwalRow>(
    connection,
    `select f.id, j.urut, f.file, b.nama_asli as nama, f.show_vendor
       from jadwal_berkas f join jadwal j on j.id = f.jadwal_id join berkas b on b.jalur = f.file
      where j.paket_id = ? and f.tipe = 'jadwal' order by f.id`,
    [paketId]
  )
  return langkah.map((l) => {
    const milik: BerkasJadwal[] = berkas
      .filter((b) => b.urut === l.urut && boleh(b.urut, b.show_vendor))
      .map((b) => ({ id: b.id, file: b.file, nama: b.nama, showVendor: b.show_vendor }))
    const akhir = milik.at(-1)
    return {
      id: l.id,
      urut: l.urut,
      kunci: l.kunci,
      tahap: l.tahap,
      noArsip: l.noArsip,
      printout: alamatCetakan(templat, l.kunci),
      mulai: keIso(l.mulai),
      selesai: keIso(l.selesai),
      include: l.include,
      remark: l.remark,
      fileJadwal: akhir?.file ?? null,
      showVendor: akhir?.showVendor ?? false,
      berkas: milik,
    }
  })
}
