/**
 * A report as a workbook (S3 §7.4): written into the store while a cursor reads its rows, so that neither its length nor
 * a slow reader costs memory or holds the database. Whoever asked hears how far it is; the file goes after a day.
 */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BerkasLaporan } from '@eproc/domain/laporan/answers'
import type { StatusRekananLaporan } from '@eproc/domain/laporan/laporan'
import { laporan as teks } from '@eproc/i18n/id/laporan'
import { jumlahStatus, jumlahVendor } from '#app/laporan/rekanan/laporan_vendor_query'
import { jumlahRup, jumlahRupPaket } from '#app/laporan/rup/laporan_rup_query'
import {
  PESERTA,
  RUP,
  RUP_PAKET,
  STATUS,
  VENDOR,
  type BarisStatus,
  type ReportSheet,
} from '#app/laporan/xls/sheets'
import type { Actor } from '#core/auth/actor'
import { cursorRows } from '#core/database/cursor'
import { storeGenerated } from '#core/files/store_generated'
import { writeJournal } from '#core/journal/journal'
import { hintNow } from '#core/live/notify'
import { sheet, workbook, type XlsxSheet } from '#core/xlsx/xlsx'

export const KELAS_LAPORAN = 'laporan'

export type JenisLaporan = 'rup' | 'rup2' | 'vendor'
export interface LaporanDiminta {
  jenis: JenisLaporan
  /** null where the report is of no year */
  tahun: number | null
}

const COUNT = { rup: jumlahRup, rup2: jumlahRupPaket, vendor: jumlahVendor } as const

/** Told no more often than that. */
const STEPS = 40
const MIN_STEP = 500

export async function buatLaporanXls(
  trx: TransactionClientContract,
  actor: Actor,
  { jenis, tahun }: LaporanDiminta
): Promise<BerkasLaporan> {
  const count = await COUNT[jenis](trx, tahun ?? 0)
  const passed = progress(actor, jenis, count)
  const read = <Row>({ name, statement, columns }: ReportSheet<Row>, bindings: unknown[] = []) =>
    sheet(name, columns, passed(cursorRows<Row>(trx, statement, bindings)))
  const sheets: XlsxSheet[] =
    jenis === 'vendor'
      ? [read(VENDOR), read(PESERTA), sheet(STATUS.name, STATUS.columns, barisStatus(trx))]
      : [jenis === 'rup' ? read(RUP, [tahun]) : read(RUP_PAKET, [tahun])]
  const nama = teks.berkas[jenis](tahun ?? 0)
  const pemilik = { kelas: KELAS_LAPORAN, objek: 'laporan', objekId: jenis, pengunggahId: actor.id }
  const file = await storeGenerated(
    trx,
    workbook(sheets),
    { ekstensi: 'xlsx', namaAsli: nama },
    pemilik
  )
  await writeJournal(trx, actor, {
    aksi: 'laporan.ekspor',
    objek: 'laporan',
    objekId: jenis,
    rincian: { tahun, baris: count },
  })
  return { file, nama }
}

async function* barisStatus(trx: TransactionClientContract): AsyncGenerator<BarisStatus> {
  const jumlah = await jumlahStatus(trx)
  for (const [nama, n] of Object.entries(jumlah)) {
    yield { status: teks.statusRekanan[nama as StatusRekananLaporan], jumlah: n }
  }
}

/** Passes rows on and tells the actor's screens after every so many. */
function progress(actor: Actor, nama: JenisLaporan, count: number) {
  const step = Math.max(MIN_STEP, Math.ceil(count / STEPS))
  let done = 0
  return async function* passed<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
    for await (const row of rows) {
      yield row
      if (++done % step !== 0) continue
      // Only a hint: it neither waits for a connection nor ends the report.
      const hint = { jenis: 'laporan', nama, bagian: Math.min(1, done / count) } as const
      void hintNow(db, actor.id, hint).catch(() => {})
    }
  }
}
