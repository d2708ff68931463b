import { METODE_PEMILIHAN, teksPilihan } from '@eproc/domain/common/choices'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { DasborBulan, DasborHemat, LaporanDivisi } from '@eproc/domain/laporan/answers'
import { laporan } from '@eproc/i18n/id/laporan'
import { umum } from '@eproc/i18n/id/umum'
import { Tautan } from '@eproc/ui/layout/AppLink.tsx'
import { FigureTable } from '../FigureTable.tsx'
import { divisiColumns } from '../rup/DivisiSummary.tsx'
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
          judul={dasbor.divisi.title}
          kolom={divisiColumns(tahun)}
          baris={divisi}
          kunciBaris={(d) => d.divisi}
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
          judul={dasbor.bulan.title}
          baris={bulan}
          kunciBaris={(b) => b.bulan}
          kolom={[
            {
              kunci: 'bulan',
              judul: dasbor.namaBulan,
              utama: true,
              isi: (b) => <Tautan ke={link(b)}>{monthName(b.bulan)}</Tautan>,
            },
            {
              kunci: 'paket',
              judul: kolom.jumlahPaket,
              rata: 'kanan',
              isi: (b) => angka(b.jumlahPaket),
            },
            {
              kunci: 'terpakai',
              judul: kolom.paguTerpakai,
              rata: 'kanan',
              isi: (b) => rupiah(b.paguTerpakai),
            },
            {
              kunci: 'kumulatif',
              judul: dasbor.sampaiBulan,
              rata: 'kanan',
              isi: (b) => rupiah(b.kumulatif),
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
          judul={dasbor.hemat.title}
          baris={hemat}
          kunciBaris={(h) => h.metodePemilihan}
          kolom={[
            {
              kunci: 'metode',
              judul: kolom.metode,
              utama: true,
              isi: (h) => <Tautan ke={link(h)}>{name(h)}</Tautan>,
            },
            {
              kunci: 'paket',
              judul: kolom.jumlahPaket,
              rata: 'kanan',
              isi: (h) => angka(h.jumlah),
            },
            { kunci: 'hps', judul: kolom.hps, rata: 'kanan', isi: (h) => rupiah(h.hps) },
            {
              kunci: 'kontrak',
              judul: kolom.nilaiKontrak,
              rata: 'kanan',
              isi: (h) => rupiah(h.kontrak),
            },
            { kunci: 'hemat', judul: kolom.hemat, rata: 'kanan', isi: (h) => rupiah(h.hemat) },
            {
              kunci: 'persen',
              judul: dasbor.persen,
              rata: 'kanan',
              isi: (h) => `${angka(h.hps > 0 ? (h.hemat / h.hps) * 100 : 0, 1)}%`,
            },
          ]}
        />
      }
    />
  )
}
