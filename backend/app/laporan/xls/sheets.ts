/** The sheets of the reports: their columns, and the statement that their rows come from. */
import {
  BENTUK_USAHA,
  JENIS_PENGADAAN,
  JENIS_REKANAN,
  METODE_PEMILIHAN,
  STATUS_PELAKSANAAN,
  STATUS_REKANAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import type { LaporanPeserta, LaporanVendor } from '@eproc/domain/laporan/answers'
import { laporan } from '@eproc/i18n/id/laporan'
import { SQL_PESERTA_TENDER, SQL_VENDOR } from '#app/laporan/rekanan/laporan_vendor_query'
import {
  SQL_RUP,
  SQL_RUP_PAKET,
  type BarisRup,
  type BarisRupPaket,
} from '#app/laporan/rup/laporan_rup_query'
import type { XlsxColumn } from '#core/xlsx/xlsx'

const teks = laporan.kolom

export interface ReportSheet<Row> {
  name: string
  statement: string
  columns: readonly XlsxColumn<Row>[]
}

export const RUP: ReportSheet<BarisRup> = {
  name: laporan.lembar.rup,
  statement: SQL_RUP,
  columns: [
    { title: teks.kodeRup, kind: 'text', width: 20, value: (r) => r.kodeRup },
    { title: teks.nama, kind: 'text', width: 60, value: (r) => r.nama },
    { title: teks.divisi, kind: 'text', value: (r) => `${r.divisi} ${r.namaDivisi}` },
    {
      title: teks.jenis,
      kind: 'text',
      value: (r) => teksPilihan(JENIS_PENGADAAN, r.jenisPengadaan),
    },
    { title: teks.pagu, kind: 'money', total: true, value: (r) => r.pagu },
    { title: teks.paguTerpakai, kind: 'money', total: true, value: (r) => r.paguTerpakai },
    { title: teks.sisaPagu, kind: 'money', total: true, value: (r) => r.sisaPagu },
    // Without a sum: a package that several activities pay for stands at each of them.
    { title: teks.jumlahPaket, kind: 'count', value: (r) => r.jumlahPaket },
  ],
}

export const RUP_PAKET: ReportSheet<BarisRupPaket> = {
  name: laporan.lembar.rupPaket,
  statement: SQL_RUP_PAKET,
  columns: [
    { title: teks.kodeRup, kind: 'text', width: 20, value: (r) => r.kodeRup },
    { title: teks.kegiatan, kind: 'text', width: 48, value: (r) => r.kegiatan },
    { title: teks.divisi, kind: 'text', value: (r) => `${r.divisi} ${r.namaDivisi}` },
    { title: teks.kodePaket, kind: 'text', width: 20, value: (r) => r.kode },
    { title: teks.namaPaket, kind: 'text', width: 60, value: (r) => r.nama },
    {
      title: teks.jenis,
      kind: 'text',
      value: (r) => teksPilihan(JENIS_PENGADAAN, r.jenisPengadaan),
    },
    {
      title: teks.metode,
      kind: 'text',
      value: (r) => teksPilihan(METODE_PEMILIHAN, r.metodePemilihan),
    },
    {
      title: teks.status,
      kind: 'text',
      width: 16,
      value: (r) => teksPilihan(STATUS_PELAKSANAAN, r.statusPelaksanaan),
    },
    { title: teks.paguPaket, kind: 'money', total: true, value: (r) => r.pagu },
    { title: teks.paguTerpakai, kind: 'money', total: true, value: (r) => r.terpakai },
    { title: teks.hps, kind: 'money', value: (r) => r.totalPagu },
    { title: teks.nilaiKontrak, kind: 'money', value: (r) => r.nilaiKontrak },
    { title: teks.tglKontrak, kind: 'day', value: (r) => r.tglKontrak },
    { title: teks.mulaiKontrak, kind: 'day', value: (r) => r.mulaiKontrak },
    { title: teks.selesaiKontrak, kind: 'day', value: (r) => r.selesaiKontrak },
    { title: teks.dibuat, kind: 'moment', value: (r) => r.dibuatPada },
  ],
}

export const VENDOR: ReportSheet<LaporanVendor> = {
  name: laporan.lembar.vendor,
  statement: SQL_VENDOR,
  columns: [
    { title: teks.noRegistrasi, kind: 'text', width: 18, value: (r) => r.noRegistrasi },
    { title: teks.nama, kind: 'text', width: 48, value: (r) => r.nama },
    { title: teks.jenisRekanan, kind: 'text', value: (r) => teksPilihan(JENIS_REKANAN, r.jenis) },
    { title: teks.bentuk, kind: 'text', value: (r) => teksPilihan(BENTUK_USAHA, r.bentuk) },
    { title: teks.alamat, kind: 'text', width: 60, value: (r) => r.alamat },
    { title: teks.status, kind: 'text', value: (r) => teksPilihan(STATUS_REKANAN, r.status) },
  ],
}

export const PESERTA: ReportSheet<LaporanPeserta> = {
  name: laporan.lembar.tender,
  statement: SQL_PESERTA_TENDER,
  columns: [
    { title: teks.nama, kind: 'text', width: 48, value: (r) => r.nama },
    { title: teks.jumlahTender, kind: 'count', total: true, value: (r) => r.jumlahTender },
  ],
}

export interface BarisStatus {
  status: string
  jumlah: number
}
/** Its rows are counted, not read. */
export const STATUS: Omit<ReportSheet<BarisStatus>, 'statement'> = {
  name: laporan.lembar.status,
  columns: [
    { title: teks.status, kind: 'text', value: (r) => r.status },
    { title: teks.jumlah, kind: 'count', total: true, value: (r) => r.jumlah },
  ],
}
