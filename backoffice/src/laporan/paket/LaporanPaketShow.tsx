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
import { ChipStatus } from '@eproc/ui/feedback/StatusChip.tsx'
import { KerangkaHalaman } from '@eproc/ui/layout/PageSkeleton.tsx'
import { TabelData } from '@eproc/ui/table/DataTable.tsx'
import { Pairs } from '../../shared/record/Pairs.tsx'

const text = laporan.kolom
const Sections = styled('div')({ display: 'grid', gap: 32 })

/** A package as the reports know it: money, contract, what pays for it, its stages. */
export function LaporanPaketShow() {
  const paket = useRecordContext<RincianLaporanPaket>()
  // The list's row is shown only once the server has told the rest.
  if (!paket?.listTahap) return <KerangkaHalaman baris={4} />
  return (
    // Nothing inside takes the focus: the keyboard scrolls the dialog from here.
    <Sections tabIndex={0} role="region" aria-label={`${paket.kode} ${paket.nama}`}>
      <Pairs rows={facts(paket)} />
      <section>
        <Typography variant="h2" component="h3" sx={{ mb: 1.5 }}>
          {laporan.layar.kegiatan}
        </Typography>
        <TabelData
          judul={laporan.layar.kegiatan}
          baris={paket.listKegiatan}
          kunciBaris={(k) => k.id}
          kolom={[
            {
              kunci: 'nama',
              judul: text.kegiatan,
              utama: true,
              isi: (k) => `${k.kodeRup} ${k.nama}`,
            },
            { kunci: 'pagu', judul: text.dariKegiatan, rata: 'kanan', isi: (k) => rupiah(k.pagu) },
          ]}
        />
      </section>
      <section>
        <Typography variant="h2" component="h3" sx={{ mb: 1.5 }}>
          {laporan.layar.jadwal}
        </Typography>
        <TabelData
          judul={laporan.layar.jadwal}
          baris={paket.listTahap}
          kunciBaris={(t) => t.kunci}
          kolom={[
            { kunci: 'tahap', judul: text.tahap, utama: true, isi: (t) => t.tahap },
            { kunci: 'mulai', judul: text.mulai, isi: (t) => tanggalWaktu(t.mulai) },
            { kunci: 'selesai', judul: text.selesai, isi: (t) => tanggalWaktu(t.selesai) },
          ]}
        />
      </section>
    </Sections>
  )
}

const facts = (p: RincianLaporanPaket) =>
  [
    [text.status, <ChipStatus key="s" daftar={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />],
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
