import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useRecordContext } from 'react-admin'
import {
  JENIS_PENGADAAN,
  METODE_PEMILIHAN,
  STATUS_PELAKSANAAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { angka, rupiah, tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import type { RincianLaporanPaket } from '@eproc/domain/laporan/answers'
import { laporan } from '@eproc/i18n/id/laporan'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import { Pairs } from '../../shared/record/Pairs.tsx'

const text = laporan.kolom
const Sections = styled('div')({ display: 'grid', gap: 32 })

/** A package as the reports know it: money, contract, what pays for it, its stages. */
export function LaporanPaketShow() {
  const paket = useRecordContext<RincianLaporanPaket>()
  // The list's row is shown only once the server has told the rest.
  if (!paket?.listTahap) return <PageSkeleton rows={4} />
  return (
    // Nothing inside takes the focus: the keyboard scrolls the dialog from here.
    <Sections tabIndex={0} role="region" aria-label={`${paket.kode} ${paket.nama}`}>
      <Pairs rows={facts(paket)} />
      <section>
        <Typography variant="h2" component="h3" sx={{ mb: 1.5 }}>
          {laporan.layar.kegiatan}
        </Typography>
        <SimpleTable
          title={laporan.layar.kegiatan}
          rows={paket.listKegiatan}
          rowKey={(k) => k.id}
          columns={[
            {
              key: 'nama',
              title: text.kegiatan,
              main: true,
              content: (k) => `${k.kodeRup} ${k.nama}`,
            },
            {
              key: 'pagu',
              title: text.dariKegiatan,
              align: 'right',
              content: (k) => rupiah(k.pagu),
            },
          ]}
        />
      </section>
      <section>
        <Typography variant="h2" component="h3" sx={{ mb: 1.5 }}>
          {laporan.layar.jadwal}
        </Typography>
        <SimpleTable
          title={laporan.layar.jadwal}
          rows={paket.listTahap}
          rowKey={(t) => t.kunci}
          columns={[
            { key: 'tahap', title: text.tahap, main: true, content: (t) => t.tahap },
            { key: 'mulai', title: text.mulai, content: (t) => tanggalWaktu(t.mulai) },
            { key: 'selesai', title: text.selesai, content: (t) => tanggalWaktu(t.selesai) },
          ]}
        />
      </section>
    </Sections>
  )
}

const facts = (p: RincianLaporanPaket) =>
  [
    [text.status, <StatusChip key="s" list={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />],
    [text.divisi, `${p.divisi} ${p.namaDivisi}`],
    [text.ppk, p.ppk],
    [text.jenis, teksPilihan(JENIS_PENGADAAN, p.jenisPengadaan)],
    [text.metode, teksPilihan(METODE_PEMILIHAN, p.metodePemilihan)],
    [text.paguPaket, rupiah(p.pagu)],
    [text.hps, rupiah(p.totalPagu)],
    [text.nilaiKontrak, rupiah(p.nilaiKontrak)],
    [text.hemat, rupiah(p.hemat)],
    [text.tglKontrak, tanggal(p.tglKontrak)],
    [
      text.kontrak,
      p.mulaiKontrak ? `${tanggal(p.mulaiKontrak)} – ${tanggal(p.selesaiKontrak)}` : tanggal(null),
    ],
    [text.jumlahPeserta, angka(p.jumlahPeserta)],
    [
      text.jumlahPenawaran,
      p.jumlahPenawaran === null ? laporan.layar.belumDibuka : angka(p.jumlahPenawaran),
    ],
  ] as const
