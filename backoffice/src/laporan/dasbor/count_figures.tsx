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
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { FigureTable } from '../../shared/panel/FigureTable.tsx'
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
          title={dasbor.paket.title}
          rows={paket}
          rowKey={(p) => p.statusPelaksanaan + p.metodePemilihan}
          columns={paketColumns(tahun)}
        />
      }
    />
  )
}

const paketColumns = (tahun: number): readonly Column<DasborPaket>[] => [
  {
    key: 'metode',
    title: kolom.metode,
    main: true,
    content: ({ metodePemilihan, statusPelaksanaan }) => (
      <AppLink to={rowsOf('/laporan-test', { tahun, metodePemilihan, statusPelaksanaan })}>
        {teksPilihan(METODE_PEMILIHAN, metodePemilihan)}
      </AppLink>
    ),
  },
  {
    key: 'status',
    title: kolom.status,
    content: (p) => <StatusChip list={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />,
  },
  { key: 'jumlah', title: kolom.jumlah, align: 'right', content: (p) => angka(p.jumlah) },
  { key: 'hps', title: kolom.hps, align: 'right', content: (p) => rupiah(p.totalPagu) },
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
          title={dasbor.tahap.title}
          rows={tahap}
          rowKey={(t) => t.kunci}
          columns={[
            {
              key: 'tahap',
              title: kolom.tahap,
              main: true,
              content: (t) => <AppLink to={link(t)}>{t.tahap}</AppLink>,
            },
            { key: 'jumlah', title: kolom.jumlah, align: 'right', content: (t) => angka(t.jumlah) },
            {
              key: 'rencana',
              title: kolom.rencana,
              align: 'right',
              content: (t) => angka(t.rencana, 1),
            },
            { key: 'nyata', title: kolom.nyata, align: 'right', content: (t) => angka(t.nyata, 1) },
            {
              key: 'selisih',
              title: kolom.selisih,
              align: 'right',
              content: (t) => angka(t.nyata - t.rencana, 1),
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
          title={dasbor.persaingan.title}
          rows={persaingan}
          rowKey={(p) => p.peserta}
          columns={[
            {
              key: 'peserta',
              title: kolom.jumlahPeserta,
              main: true,
              content: (p) => <AppLink to={link(p)}>{name(p)}</AppLink>,
            },
            {
              key: 'jumlah',
              title: kolom.jumlahPaket,
              align: 'right',
              content: (p) => angka(p.jumlah),
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
          title={dasbor.rekanan.title}
          rows={rows}
          rowKey={(s) => s}
          columns={[
            {
              key: 'status',
              title: kolom.status,
              main: true,
              content: (s) => <AppLink to={link(s)}>{statusRekanan[s]}</AppLink>,
            },
            {
              key: 'jumlah',
              title: kolom.jumlah,
              align: 'right',
              content: (s) => angka(rekanan[s]),
            },
          ]}
        />
      }
    />
  )
}
