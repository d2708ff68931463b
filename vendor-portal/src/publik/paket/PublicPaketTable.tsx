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
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import type { TableState } from '@eproc/ui/table/table_state.ts'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { TahunSelect } from './TahunSelect.tsx'
import { useTahun } from '../../app/useTahun.ts'

const PublicPaketDialog = lazy(() => import('./PublicPaketDialog.tsx'))

const teks = publikPaket.paket
const oneLine = (content: string) => <span style={{ whiteSpace: 'nowrap' }}>{content}</span>

const COLUMNS: readonly Column<PaketPublik>[] = [
  {
    key: 'nama',
    title: teks.columns.nama,
    sort: 'nama',
    main: true,
    content: (p) => (
      <>
        <strong style={{ fontWeight: 600 }}>{p.nama}</strong>
        <Typography variant="caption" color="text.secondary" component="div">
          {[p.kode, p.satuanKerja].join(' · ')}
        </Typography>
      </>
    ),
  },
  {
    key: 'jenis',
    title: teks.columns.jenis,
    sort: 'jenisPengadaan',
    content: (p) => teksPilihan(JENIS_PENGADAAN, p.jenisPengadaan),
  },
  {
    key: 'metode',
    title: teks.columns.metode,
    sort: 'metodePemilihan',
    content: (p) => teksPilihan(METODE_PEMILIHAN, p.metodePemilihan),
  },
  {
    key: 'hps',
    title: teks.columns.hps,
    sort: 'totalPagu',
    align: 'right',
    content: (p) => oneLine(rupiah(p.totalPagu)),
  },
  {
    key: 'masa',
    title: teks.columns.masa,
    sort: 'mulaiDaftar',
    content: (p) =>
      p.mulaiDaftar ? (
        <>
          {oneLine(`${tanggal(p.mulaiDaftar)} –`)} {oneLine(tanggal(p.selesaiDaftar))}
        </>
      ) : null,
  },
  {
    key: 'status',
    title: teks.columns.status,
    sort: 'statusPelaksanaan',
    content: (p) => (
      <>
        <StatusChip list={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />
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
export function PublicPaketTable(p: { title: string; table?: TableState; count?: number }) {
  const [tahun, setTahun] = useTahun()
  const [opened, setOpened] = useState<PaketPublik | null>(null)
  const query = p.table?.query ?? { halaman: 1, perHalaman: p.count ?? 5, urut: '-createdAt' }
  const { data, error, refetch } = useQuery({
    queryKey: ['paket-publik', tahun, query],
    queryFn: () => api.list<PaketPublik>(`/api/rup/paket/info/tahun/${tahun}`, query),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <SimpleTable<PaketPublik>
        title={p.title}
        columns={COLUMNS}
        rows={data?.rows}
        total={data?.total ?? 0}
        errors={error}
        {...(p.table
          ? {
              state: p.table,
              search: teks.search,
              filters: <TahunSelect tahun={tahun} onChange={setTahun} />,
            }
          : {})}
        rowKey={(b) => b.id}
        rowName={(b) => b.nama}
        onOpen={setOpened}
        onRefresh={() => void refetch()}
        empty={{ title: teks.empty, content: teks.emptyContent }}
        actions={(b) => (
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
