import Typography from '@mui/material/Typography'
import { rupiah } from '@eproc/domain/common/format'
import type { Kegiatan } from '@eproc/domain/rup/answers'
import { JENIS_PENGADAAN, STATUS_PERSETUJUAN, teksPilihan } from '@eproc/domain/common/choices'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'

const teks = rupLayar.kegiatan.kolom
const uang = (n: number) => <span style={{ whiteSpace: 'nowrap' }}>{rupiah(n)}</span>

/** Columns a list of kegiatan can choose from. */
export const KOLOM_KEGIATAN = {
  nama: {
    kunci: 'nama',
    judul: teks.nama,
    urut: 'nama',
    utama: true,
    lebar: '32%',
    isi: (b) => (
      <>
        <strong style={{ fontWeight: 600 }}>{b.nama}</strong>
        <Typography variant="caption" component="div" color="text.secondary">
          {b.kode} · {b.namaProgram}
        </Typography>
      </>
    ),
  },
  jenis: {
    kunci: 'jenis',
    judul: teks.jenis,
    urut: 'jenisPengadaan',
    isi: (b) => teksPilihan(JENIS_PENGADAAN, b.jenisPengadaan),
  },
  divisi: { kunci: 'divisi', judul: teks.divisi, urut: 'divisi', isi: (b) => b.namaDivisi },
  ppk: { kunci: 'ppk', judul: teks.ppk, urut: 'ppk', isi: (b) => b.ppk },
  pagu: { kunci: 'pagu', judul: teks.pagu, urut: 'pagu', rata: 'kanan', isi: (b) => uang(b.pagu) },
  sisa: {
    kunci: 'sisa',
    judul: teks.sisa,
    urut: 'sisaPagu',
    rata: 'kanan',
    isi: (b) => uang(b.sisaPagu),
  },
  persetujuan: {
    kunci: 'persetujuan',
    judul: teks.persetujuan,
    urut: 'persetujuan',
    isi: (b) => <ChipStatus daftar={STATUS_PERSETUJUAN} kode={b.persetujuan} />,
  },
} satisfies Record<string, Kolom<Kegiatan>>
export type NamaKolomKegiatan = keyof typeof KOLOM_KEGIATAN
