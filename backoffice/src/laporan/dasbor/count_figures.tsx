import {
  METODE_PEMILIHAN,
  STATUS_PELAKSANAAN,
  teksPilihan,
  type StatusPelaksanaan,
} from '@eproc/domain/common/choices'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { DasborPaket, DasborPersaingan, DasborTahap } from '@eproc/domain/laporan/answers'
import {
  STATUS_REKANAN_LAPORAN,
  type KelompokPeserta,
  type StatusRekananLaporan,
} from '@eproc/domain/laporan/laporan'
import { laporan } from '@eproc/i18n/id/laporan'
import { ChipStatus } from '@eproc/ui/feedback/StatusChip.tsx'
import { Tautan } from '@eproc/ui/layout/AppLink.tsx'
import type { Kolom } from '@eproc/ui/table/columns.ts'
import { FigureTable } from '../FigureTable.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { rowsOf, usePick, type FigureProps } from './figure.ts'
import { ReportChart } from './ReportChart.tsx'

const { kolom, dasbor, layar, statusRekanan } = laporan

export function PaketFigure({ data: { tahun, paket } }: FigureProps) {
  const pick = usePick<StatusPelaksanaan>((statusPelaksanaan) =>
    rowsOf('/laporan-test', { tahun, statusPelaksanaan })
  )
  const statuses = [...new Set(paket.map((p) => p.statusPelaksanaan))]
  const methods = METODE_PEMILIHAN.filter((m) => paket.some((p) => p.metodePemilihan === m.kode))
  const count = (status: string, method: string) =>
    paket.find((p) => p.statusPelaksanaan === status && p.metodePemilihan === method)?.jumlah ?? 0
  return (
    <ChartPanel
      {...dasbor.paket}
      empty={paket.length === 0}
      chart={
        <ReportChart<StatusPelaksanaan>
          stacked
          rows={statuses}
          name={(status) => teksPilihan(STATUS_PELAKSANAAN, status)}
          series={methods.map((m) => ({ label: m.teks, value: (status) => count(status, m.kode) }))}
          onPick={pick}
        />
      }
      table={
        <FigureTable
          judul={dasbor.paket.title}
          baris={paket}
          kunciBaris={(p) => p.statusPelaksanaan + p.metodePemilihan}
          kolom={paketColumns(tahun)}
        />
      }
    />
  )
}

const paketColumns = (tahun: number): readonly Kolom<DasborPaket>[] => [
  {
    kunci: 'metode',
    judul: kolom.metode,
    utama: true,
    isi: ({ metodePemilihan, statusPelaksanaan }) => (
      <Tautan ke={rowsOf('/laporan-test', { tahun, metodePemilihan, statusPelaksanaan })}>
        {teksPilihan(METODE_PEMILIHAN, metodePemilihan)}
      </Tautan>
    ),
  },
  {
    kunci: 'status',
    judul: kolom.status,
    isi: (p) => <ChipStatus daftar={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />,
  },
  { kunci: 'jumlah', judul: kolom.jumlah, rata: 'kanan', isi: (p) => angka(p.jumlah) },
  { kunci: 'hps', judul: kolom.hps, rata: 'kanan', isi: (p) => rupiah(p.totalPagu) },
]

export function TahapFigure({ data: { tahun, tahap } }: FigureProps) {
  const link = ({ kunci }: DasborTahap) => rowsOf('/laporan-test2', { tahun, kunci })
  const pick = usePick(link)
  return (
    <ChartPanel
      {...dasbor.tahap}
      empty={tahap.length === 0}
      chart={
        <ReportChart
          kind="rows"
          rows={tahap}
          name={(t) => t.tahap}
          series={[
            { label: kolom.rencana, value: (t) => t.rencana },
            { label: kolom.nyata, value: (t) => t.nyata },
          ]}
          onPick={pick}
        />
      }
      table={
        <FigureTable
          judul={dasbor.tahap.title}
          baris={tahap}
          kunciBaris={(t) => t.kunci}
          kolom={[
            {
              kunci: 'tahap',
              judul: kolom.tahap,
              utama: true,
              isi: (t) => <Tautan ke={link(t)}>{t.tahap}</Tautan>,
            },
            { kunci: 'jumlah', judul: kolom.jumlah, rata: 'kanan', isi: (t) => angka(t.jumlah) },
            {
              kunci: 'rencana',
              judul: kolom.rencana,
              rata: 'kanan',
              isi: (t) => angka(t.rencana, 1),
            },
            { kunci: 'nyata', judul: kolom.nyata, rata: 'kanan', isi: (t) => angka(t.nyata, 1) },
            {
              kunci: 'selisih',
              judul: kolom.selisih,
              rata: 'kanan',
              isi: (t) => angka(t.nyata - t.rencana, 1),
            },
          ]}
        />
      }
    />
  )
}

export function PersainganFigure({ data: { tahun, persaingan } }: FigureProps) {
  const link = ({ peserta }: DasborPersaingan) => rowsOf('/laporan-test', { tahun, peserta })
  const pick = usePick(link)
  const name = (p: DasborPersaingan) => layar.peserta[p.peserta as KelompokPeserta]
  return (
    <ChartPanel
      {...dasbor.persaingan}
      empty={persaingan.every((p) => p.jumlah === 0)}
      chart={
        <ReportChart
          kind="rows"
          rows={persaingan}
          name={name}
          series={[{ label: kolom.jumlahPaket, value: (p) => p.jumlah }]}
          onPick={pick}
        />
      }
      table={
        <FigureTable
          judul={dasbor.persaingan.title}
          baris={persaingan}
          kunciBaris={(p) => p.peserta}
          kolom={[
            {
              kunci: 'peserta',
              judul: kolom.jumlahPeserta,
              utama: true,
              isi: (p) => <Tautan ke={link(p)}>{name(p)}</Tautan>,
            },
            {
              kunci: 'jumlah',
              judul: kolom.jumlahPaket,
              rata: 'kanan',
              isi: (p) => angka(p.jumlah),
            },
          ]}
        />
      }
    />
  )
}

export function RekananFigure({ data: { rekanan } }: FigureProps) {
  const rows = Object.keys(STATUS_REKANAN_LAPORAN) as StatusRekananLaporan[]
  const link = (s: StatusRekananLaporan) =>
    rowsOf('/laporan-vendor', { status: STATUS_REKANAN_LAPORAN[s] })
  const pick = usePick(link)
  return (
    <ChartPanel
      {...dasbor.rekanan}
      empty={rows.every((s) => rekanan[s] === 0)}
      chart={
        <ReportChart
          kind="rows"
          rows={rows}
          name={(s) => statusRekanan[s]}
          series={[{ label: kolom.jumlah, value: (s) => rekanan[s] }]}
          onPick={pick}
        />
      }
      table={
        <FigureTable
          judul={dasbor.rekanan.title}
          baris={rows}
          kunciBaris={(s) => s}
          kolom={[
            {
              kunci: 'status',
              judul: kolom.status,
              utama: true,
              isi: (s) => <Tautan ke={link(s)}>{statusRekanan[s]}</Tautan>,
            },
            { kunci: 'jumlah', judul: kolom.jumlah, rata: 'kanan', isi: (s) => angka(rekanan[s]) },
          ]}
        />
      }
    />
  )
}
