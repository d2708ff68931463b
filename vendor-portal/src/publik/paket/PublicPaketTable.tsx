import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { rupiah, tanggal } from '@eproc/domain/common/format'
import type { PaketPublik } from '@eproc/domain/tender/answers'
import {
  JENIS_PENGADAAN,
  METODE_PEMILIHAN,
  STATUS_PELAKSANAAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { api } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/StatusChip.tsx'
import type { KeadaanTabel } from '@eproc/ui/table/table_state.ts'
import { TabelData } from '@eproc/ui/table/DataTable.tsx'
import type { Kolom } from '@eproc/ui/table/columns.ts'
import { TahunSelect } from './TahunSelect.tsx'
import { useTahun } from '../../app/useTahun.ts'

const PublicPaketDialog = lazy(() => import('./PublicPaketDialog.tsx'))

const teks = publikPaket.paket
const oneLine = (content: string) => <span style={{ whiteSpace: 'nowrap' }}>{content}</span>

const COLUMNS: readonly Kolom<PaketPublik>[] = [
  {
    kunci: 'nama',
    judul: teks.columns.nama,
    urut: 'nama',
    utama: true,
    isi: (p) => (
      <>
        <strong style={{ fontWeight: 600 }}>{p.nama}</strong>
        <Typography variant="caption" color="text.secondary" component="div">
          {[p.kode, p.satuanKerja].join(' · ')}
        </Typography>
      </>
    ),
  },
  {
    kunci: 'jenis',
    judul: teks.columns.jenis,
    urut: 'jenisPengadaan',
    isi: (p) => teksPilihan(JENIS_PENGADAAN, p.jenisPengadaan),
  },
  {
    kunci: 'metode',
    judul: teks.columns.metode,
    urut: 'metodePemilihan',
    isi: (p) => teksPilihan(METODE_PEMILIHAN, p.metodePemilihan),
  },
  {
    kunci: 'hps',
    judul: teks.columns.hps,
    urut: 'totalPagu',
    rata: 'kanan',
    isi: (p) => oneLine(rupiah(p.totalPagu)),
  },
  {
    kunci: 'masa',
    judul: teks.columns.masa,
    urut: 'mulaiDaftar',
    isi: (p) =>
      p.mulaiDaftar ? (
        <>
          {oneLine(`${tanggal(p.mulaiDaftar)} –`)} {oneLine(tanggal(p.selesaiDaftar))}
        </>
      ) : null,
  },
  {
    kunci: 'status',
    judul: teks.columns.status,
    urut: 'statusPelaksanaan',
    isi: (p) => (
      <>
        <ChipStatus daftar={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />
        {p.tahapSekarang.length > 0 && (
          <Typography variant="caption" color="text.secondary" component="div" sx={{ mt: 0.5 }}>
            {p.tahapSekarang[0]}
          </Typography>
        )}
      </>
    ),
  },
]

/** Announced paket of one budget year with their dialog; without `table` the five newest. */
export function PublicPaketTable(p: { title: string; table?: KeadaanTabel; count?: number }) {
  const [tahun, setTahun] = useTahun()
  const [opened, setOpened] = useState<PaketPublik | null>(null)
  const query = p.table?.query ?? { halaman: 1, perHalaman: p.count ?? 5, urut: '-createdAt' }
  const { data, error, refetch } = useQuery({
    queryKey: ['paket-publik', tahun, query],
    queryFn: () => api.daftar<PaketPublik>(`/api/rup/paket/info/tahun/${tahun}`, query),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <TabelData<PaketPublik>
        judul={p.title}
        kolom={COLUMNS}
        baris={data?.baris}
        total={data?.total ?? 0}
        errors={error}
        {...(p.table
          ? {
              keadaan: p.table,
              cari: teks.search,
              penyaring: <TahunSelect tahun={tahun} onChange={setTahun} />,
            }
          : {})}
        kunciBaris={(b) => b.id}
        namaBaris={(b) => b.nama}
        onBuka={setOpened}
        onSegarkan={() => void refetch()}
        kosong={{ judul: teks.empty, isi: teks.emptyContent }}
        aksi={(b) => (
          <Button
            size="small"
            variant="outlined"
            aria-label={publikPaket.detailPaket(b.nama)}
            onClick={() => setOpened(b)}
          >
            {publikPaket.detail}
          </Button>
        )}
      />
      <Suspense>
        {opened && <PublicPaketDialog paket={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  )
}
