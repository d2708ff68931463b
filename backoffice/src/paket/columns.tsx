import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { angka } from '@eproc/domain/common/format'
import type { PaketRow } from '@eproc/domain/paket/answers'
import {
  JENIS_PENGADAAN,
  METODE_PEMILIHAN,
  STATUS_PELAKSANAAN,
  STATUS_PERSETUJUAN,
  tahunAnggaran,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { paketLayar as teks } from '@eproc/i18n/id/paket_office'
import { useLiveStream } from '@eproc/ui/api/stream.ts'
import { api } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useKeadaanTabel, type OpsiKeadaan } from '@eproc/ui/table/keadaan_tabel.ts'
import { tahunIni } from '@eproc/ui/api/time.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { PenyaringPilihan } from '../shared/Penyaring.tsx'
import { useSegarkanPaket, useTahun } from './data_paket.ts'

/** Columns a list of paket can choose from. */
export const KOLOM_PAKET = {
  kode: {
    kunci: 'kode',
    judul: teks.kolom.kode,
    urut: 'kode',
    isi: (b) => b.kode,
  },
  nama: {
    kunci: 'nama',
    judul: teks.kolom.nama,
    urut: 'nama',
    utama: true,
    isi: (b) => <strong style={{ fontWeight: 600 }}>{b.nama}</strong>,
  },
  volume: {
    kunci: 'volume',
    judul: teks.kolom.volume,
    urut: 'volumePekerjaan',
    isi: (b) => <span style={{ whiteSpace: 'nowrap' }}>{teks.volume(b.volumePekerjaan)}</span>,
  },
  pengadaan: {
    kunci: 'pengadaan',
    judul: teks.kolom.pengadaan,
    urut: 'jenisPengadaan',
    isi: (b) => teksPilihan(JENIS_PENGADAAN, b.jenisPengadaan),
  },
  pemilihan: {
    kunci: 'pemilihan',
    judul: teks.kolom.pemilihan,
    urut: 'metodePemilihan',
    isi: (b) => teksPilihan(METODE_PEMILIHAN, b.metodePemilihan),
  },
  /** Pengadaan and Pemilihan in one column, for lists with many of them. */
  sistem: {
    kunci: 'sistem',
    judul: `${teks.kolom.pengadaan} / ${teks.kolom.pemilihan}`,
    urut: 'jenisPengadaan',
    isi: (b) => (
      <>
        {teksPilihan(JENIS_PENGADAAN, b.jenisPengadaan)}
        <br />
        {teksPilihan(METODE_PEMILIHAN, b.metodePemilihan)}
      </>
    ),
  },
  hps: {
    kunci: 'hps',
    judul: teks.kolom.hps,
    urut: 'totalPagu',
    rata: 'kanan',
    isi: (b) => <span style={{ whiteSpace: 'nowrap' }}>{angka(b.totalPagu)}</span>,
  },
  pengguna: {
    kunci: 'pengguna',
    judul: teks.kolom.pengguna,
    urut: 'satuanKerja',
    isi: (b) => b.namaSatuanKerja,
  },
  ppk: { kunci: 'ppk', judul: teks.kolom.ppk, urut: 'ppk', isi: (b) => b.ppk },
  status: {
    kunci: 'status',
    judul: teks.kolom.status,
    urut: 'statusPelaksanaan',
    isi: (b) => <ChipStatus daftar={STATUS_PELAKSANAAN} kode={b.statusPelaksanaan} />,
  },
  persetujuan: {
    kunci: 'persetujuan',
    judul: teks.kolom.persetujuan,
    urut: 'status',
    isi: (b) => <ChipStatus daftar={STATUS_PERSETUJUAN} kode={b.status} />,
  },
  diajukan: { kunci: 'diajukan', judul: teks.kolom.diajukan, isi: (b) => b.pengaju ?? '–' },
  pokja: {
    kunci: 'pokja',
    judul: teks.kolom.pokja,
    isi: (b) => (
      <ChipStatus warna={b.jumlahPokja > 0 ? 'hijau' : 'kuning'} teks={teks.orang(b.jumlahPokja)} />
    ),
  },
} satisfies Record<string, Kolom<PaketRow>>
export type NamaKolom = keyof typeof KOLOM_PAKET

const OPSI: OpsiKeadaan = {
  perHalaman: 10,
  penyaring: { statusPelaksanaan: '', status: '', tanpaPokja: '' },
}

export interface TabelPaketProps<B extends PaketRow> {
  judul: string
  keterangan?: string
  kolom: readonly NamaKolom[]
  /** Address of the list for one year. */
  jalur: (tahun: number) => string
  /** Fixed query that is added. */
  tetap?: Record<string, string>
  /** Filters that show. */
  saring?: readonly ('statusPelaksanaan' | 'status')[]
  penyaring?: (ubah: (nilai: string) => void, nilai: string) => ReactNode
  aksi?: (baris: B) => ReactNode
  onBuka?: (baris: B) => void
  aksiHalaman?: ReactNode
  kosong?: string
}

/** The paket of one budget year: choice of the year, search, Refresh, 10 rows a page. */
export function TabelPaket<B extends PaketRow = PaketRow>(p: TabelPaketProps<B>) {
  const [tahun, setTahun] = useTahun()
  const keadaan = useKeadaanTabel(OPSI)
  const segarkan = useSegarkanPaket()
  const saring = Object.fromEntries(Object.entries(keadaan.query).filter(([, v]) => v !== ''))
  const { data, error } = useQuery({
    queryKey: ['paket', p.jalur(tahun), saring, p.tetap],
    queryFn: () => api.daftar<B>(p.jalur(tahun), { ...saring, ...p.tetap }),
    placeholderData: keepPreviousData,
  })
  useLiveStream(() => void segarkan())
  return (
    <>
      <PageTitle
        judul={p.judul}
        keterangan={p.keterangan}
        {...(p.aksiHalaman ? { aksi: p.aksiHalaman } : {})}
      />
      <TabelData<B>
        judul={p.judul}
        kolom={p.kolom.map((k) => KOLOM_PAKET[k] as Kolom<B>)}
        baris={data?.baris}
        total={data?.total ?? 0}
        errors={error}
        keadaan={keadaan}
        kunciBaris={(b) => b.id}
        namaBaris={(b) => b.nama}
        {...(p.onBuka ? { onBuka: p.onBuka } : {})}
        {...(p.aksi ? { aksi: p.aksi } : {})}
        cari={teks.cari}
        onSegarkan={() => void segarkan()}
        kosong={{ judul: p.kosong ?? teks.kosong }}
        penyaring={
          <>
            <TextField
              select
              size="small"
              label={teks.tahun}
              value={tahun}
              onChange={(e) => setTahun(Number(e.target.value))}
              sx={{ width: { xs: '100%', sm: 150 } }}
              slotProps={{ select: { native: true } }}
            >
              {tahunAnggaran(tahunIni()).map((t) => (
                <option key={t} value={t}>
                  {t}
                </option>
              ))}
            </TextField>
            {p.saring?.includes('statusPelaksanaan') && (
              <PenyaringPilihan
                keadaan={keadaan}
                kunci="statusPelaksanaan"
                label={teks.saring.pelaksanaan}
                semua={`${teks.saring.pelaksanaan}: ${teks.saring.semua}`}
                pilihan={STATUS_PELAKSANAAN}
                lebar={240}
              />
            )}
            {p.saring?.includes('status') && (
              <PenyaringPilihan
                keadaan={keadaan}
                kunci="status"
                label={teks.saring.status}
                semua={`${teks.saring.status}: ${teks.saring.semua}`}
                pilihan={PERSETUJUAN}
                lebar={220}
              />
            )}
            {p.penyaring?.(
              (tanpaPokja) => keadaan.ubah({ penyaring: { ...keadaan.penyaring, tanpaPokja } }),
              keadaan.penyaring.tanpaPokja ?? ''
            )}
          </>
        }
      />
    </>
  )
}

const PERSETUJUAN = STATUS_PERSETUJUAN.filter((s) => ['', 'S', 'AM', 'RM'].includes(s.kode)).map(
  (s) => (s.kode === '' ? { ...s, kode: 'baru' } : s)
)
