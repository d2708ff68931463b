import { METODE_PEMILIHAN, teksPilihan } from '@eproc/domain/common/choices'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { DasborBulan, DasborHemat, LaporanDivisi } from '@eproc/domain/laporan/answers'
import { laporan } from '@eproc/i18n/id/laporan'
import { umum } from '@eproc/i18n/id/umum'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { FigureTable } from '../../shared/panel/FigureTable.tsx'
import { divisiColumns } from '../../divisi/DivisiSums.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { rowsOf, usePick, type FigureProps } from './figure.ts'
import { ReportChart } from './ReportChart.tsx'

const { kolom, dasbor } = laporan

export function DivisiFigure({ data: { tahun, divisi } }: FigureProps) {
  const pick = usePick<LaporanDivisi>((d) =>
    rowsOf('/laporan-rup-dan-paket-kegiatan', { tahun, divisi: d.divisi })
  )
  return (
    <ChartPanel
      {...dasbor.divisi}
      empty={divisi.length === 0}
      chart={
        <ReportChart
          kind="rows"
          money
          rows={divisi}
          name={(d) => d.namaDivisi}
          series={[
            { label: kolom.pagu, value: (d) => d.pagu },
            { label: kolom.paguTerpakai, value: (d) => d.paguTerpakai },
          ]}
          onPick={pick}
        />
      }
      table={
        <FigureTable
          title={dasbor.divisi.title}
          columns={divisiColumns(tahun)}
          rows={divisi}
          rowKey={(d) => d.divisi}
        />
      }
    />
  )
}

/** 'Mar 2026' */
const monthName = (bulan: string): string =>
  `${umum.waktu.bulanPendek[Number(bulan.slice(5)) - 1]} ${bulan.slice(0, 4)}`

export function BulanFigure({ data: { tahun, bulan, pagu } }: FigureProps) {
  const link = (b: DasborBulan) =>
    rowsOf('/laporan-test', { tahun, bulan: b.bulan, terpakai: true })
  const pick = usePick(link)
  return (
    <ChartPanel
      {...dasbor.bulan}
      empty={bulan.length === 0}
      chart={
        <ReportChart
          kind="lines"
          money
          rows={bulan}
          name={(b) => monthName(b.bulan)}
          series={[
            { label: kolom.pagu, value: () => pagu },
            { label: dasbor.sampaiBulan, value: (b) => b.kumulatif },
          ]}
          onPick={pick}
        />
      }
      table={
        <FigureTable
          title={dasbor.bulan.title}
          rows={bulan}
          rowKey={(b) => b.bulan}
          columns={[
            {
              key: 'bulan',
              title: dasbor.namaBulan,
              main: true,
              content: (b) => <AppLink to={link(b)}>{monthName(b.bulan)}</AppLink>,
            },
            {
              key: 'paket',
              title: kolom.jumlahPaket,
              align: 'right',
              content: (b) => angka(b.jumlahPaket),
            },
            {
              key: 'terpakai',
              title: kolom.paguTerpakai,
              align: 'right',
              content: (b) => rupiah(b.paguTerpakai),
            },
            {
              key: 'kumulatif',
              title: dasbor.sampaiBulan,
              align: 'right',
              content: (b) => rupiah(b.kumulatif),
            },
          ]}
        />
      }
    />
  )
}

export function HematFigure({ data: { tahun, hemat } }: FigureProps) {
  const link = ({ metodePemilihan }: DasborHemat) =>
    rowsOf('/laporan-test', { tahun, metodePemilihan, kontrak: true })
  const pick = usePick(link)
  const name = (h: DasborHemat) => teksPilihan(METODE_PEMILIHAN, h.metodePemilihan)
  return (
    <ChartPanel
      {...dasbor.hemat}
      empty={hemat.length === 0}
      chart={
        <ReportChart
          money
          rows={hemat}
          name={name}
          series={[
            { label: kolom.hps, value: (h) => h.hps },
            { label: kolom.nilaiKontrak, value: (h) => h.kontrak },
          ]}
          onPick={pick}
        />
      }
      table={
        <FigureTable
          title={dasbor.hemat.title}
          rows={hemat}
          rowKey={(h) => h.metodePemilihan}
          columns={[
            {
              key: 'metode',
              title: kolom.metode,
              main: true,
              content: (h) => <AppLink to={link(h)}>{name(h)}</AppLink>,
            },
            {
              key: 'paket',
              title: kolom.jumlahPaket,
              align: 'right',
              content: (h) => angka(h.jumlah),
            },
            { key: 'hps', title: kolom.hps, align: 'right', content: (h) => rupiah(h.hps) },
            {
              key: 'kontrak',
              title: kolom.nilaiKontrak,
              align: 'right',
              content: (h) => rupiah(h.kontrak),
            },
            { key: 'hemat', title: kolom.hemat, align: 'right', content: (h) => rupiah(h.hemat) },
            {
              key: 'persen',
              title: dasbor.persen,
              align: 'right',
              content: (h) => `${angka(h.hps > 0 ? (h.hemat / h.hps) * 100 : 0, 1)}%`,
            },
          ]}
        />
      }
    />
  )
}
