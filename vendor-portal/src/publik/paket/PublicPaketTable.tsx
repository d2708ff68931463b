import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { rupiah, tanggalWaktu } from '@eproc/domain/common/format'
import type { PaketPublik, TahunLain } from '@eproc/domain/tender/answers_paket'
import {
  JENIS_PENGADAAN,
  METODE_PEMILIHAN,
  STATUS_PELAKSANAAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { api } from '@eproc/ui/api/api.ts'
import { useDialogAddress } from '@eproc/ui/dialog/dialog_address.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import type { TableState } from '@eproc/ui/table/table_state.ts'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { OtherYears } from '../../app/OtherYears.tsx'
import { useList } from '../../app/useList.ts'
import { TahunSelect } from './TahunSelect.tsx'
import { useTahun } from '../../app/useTahun.ts'

const PublicPaket = lazyPart(() => import('./PublicPaket.tsx'))
const PublicPaketDialog = lazyPart(() => import('./PublicPaketDialog.tsx'))

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
          {oneLine(`${tanggalWaktu(p.mulaiDaftar)} –`)} {oneLine(tanggalWaktu(p.selesaiDaftar))}
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

/** The paket at the address `?paket=PKT-…`: of the list in view, else asked for by its code. */
function usePaketAtAddress(tahun: number, shown: readonly PaketPublik[] | undefined) {
  const { value: kode, open, close } = useDialogAddress('paket')
  const inView = shown?.find((p) => p.kode === kode)
  const { data } = useQuery({
    queryKey: ['paket-publik', tahun, { kode }],
    queryFn: () => api.list<PaketPublik>(`/api/rup/paket/info/tahun/${tahun}`, { q: kode }),
    enabled: kode !== null && shown !== undefined && !inView,
  })
  const opened = kode === null ? null : (inView ?? data?.rows.find((p) => p.kode === kode) ?? null)
  return {
    opened,
    unknown: kode !== null && data !== undefined && !opened,
    open: (p: PaketPublik) => open(p.kode),
    close,
  }
}

/** Announced paket of one budget year with their dialog; without `table` the five newest. */
export function PublicPaketTable(p: { title: string; table?: TableState; count?: number }) {
  const [tahun, setTahun] = useTahun()
  const query = p.table?.query ?? { halaman: 1, perHalaman: p.count ?? 5 }
  const { beside, ...list } = useList<PaketPublik, { tahunLain?: TahunLain[] }>(
    ['paket-publik', tahun],
    `/api/rup/paket/info/tahun/${tahun}`,
    query
  )
  const { opened, unknown, open, close } = usePaketAtAddress(tahun, list.rows)
  return (
    <>
      {unknown && (
        <div style={{ marginBottom: 16 }}>
          <MessageBox tone="warning" onClose={close}>
            {teks.unknown(tahun)}
          </MessageBox>
        </div>
      )}
      <OtherYears years={beside?.tahunLain} />
      <SimpleTable<PaketPublik>
        title={p.title}
        columns={COLUMNS}
        {...list}
        {...(p.table
          ? {
              state: p.table,
              search: teks.search,
              filters: <TahunSelect tahun={tahun} onChange={setTahun} />,
            }
          : {})}
        rowKey={(b) => b.id}
        rowName={(b) => b.nama}
        onOpen={open}
        empty={{ title: teks.empty, content: teks.emptyContent }}
        actions={(b) => (
          <Button
            size="small"
            variant="outlined"
            aria-label={publikPaket.detailPaket(b.nama)}
            onClick={() => open(b)}
          >
            {publikPaket.detail}
          </Button>
        )}
      />
      <OptionalPart>{opened && <PublicPaketDialog paket={opened} onClose={close} />}</OptionalPart>
      {/* A dialog is no part of a drawn page: who has no scripts reads the same below the list. */}
      <noscript>
        {opened && (
          <section>
            <Typography variant="h2">{opened.nama}</Typography>
            <PublicPaket paket={opened} />
          </section>
        )}
      </noscript>
    </>
  )
}
