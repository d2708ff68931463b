import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { rupiah } from '@eproc/domain/common/format'
import type { KegiatanProgram } from '@eproc/domain/rup/answers'
import { JENIS_PENGADAAN, teksPilihan } from '@eproc/domain/common/choices'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useTableState, type TableStateOptions } from '@eproc/ui/table/table_state.ts'
import { currentYear } from '@eproc/ui/api/time.ts'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { useList } from '../../app/useList.ts'

const teks = publikPaket.rup
const OPTIONS: TableStateOptions = { perPage: 15 }
const money = (n: number) => <span style={{ whiteSpace: 'nowrap' }}>{rupiah(n)}</span>

/* 'kode - nama' of the specification, the code in its own quiet line. */
const codeAndName = (kode: string, nama: string) => (
  <>
    <Typography variant="caption" color="text.secondary" component="span">
      {kode} -{' '}
    </Typography>
    {nama}
  </>
)

const COLUMNS: readonly Column<KegiatanProgram>[] = [
  {
    key: 'program',
    title: teks.columns.program,
    sort: 'program',
    content: (k) => codeAndName(k.kodeProgram, k.namaProgram),
  },
  {
    key: 'kegiatan',
    title: teks.columns.kegiatan,
    sort: 'kegiatan',
    main: true,
    content: (k) => <strong style={{ fontWeight: 600 }}>{codeAndName(k.kode, k.nama)}</strong>,
  },
  {
    key: 'jenis',
    title: teks.columns.jenis,
    sort: 'jenisPengadaan',
    content: (k) => teksPilihan(JENIS_PENGADAAN, k.jenisPengadaan),
  },
  { key: 'tahun', title: teks.columns.tahun, content: (k) => k.tahunAnggaran },
  {
    key: 'pagu',
    title: teks.columns.pagu,
    sort: 'pagu',
    align: 'right',
    content: (k) => money(k.pagu),
  },
  {
    key: 'terpakai',
    title: teks.columns.terpakai,
    sort: 'paguTerpakai',
    align: 'right',
    content: (k) => money(k.paguTerpakai),
  },
  {
    key: 'sisa',
    title: teks.columns.sisa,
    sort: 'sisaPagu',
    align: 'right',
    content: (k) => money(k.sisaPagu),
  },
]

/** /rup-kegiatan: money of this year's programs and kegiatan, 15 rows a page (S1 §2.1). */
export default function RupKegiatanPage() {
  const tahun = currentYear()
  const table = useTableState(OPTIONS)
  const list = useList<KegiatanProgram>(
    ['rup-publik', tahun],
    `/api/rup/kegiatan-program/${tahun}`,
    table.query
  )
  return (
    <>
      <PageTitle
        title={teks.title}
        description={teks.description(tahun)}
        actions={
          <Button component={AppLink} to="/rencana-pengadaan" variant="outlined">
            {publikPaket.rencana.link}
          </Button>
        }
      />
      <SimpleTable<KegiatanProgram>
        title={teks.title}
        columns={COLUMNS}
        {...list}
        state={table}
        rowKey={(k) => k.id}
        search={teks.search}
        empty={{ title: teks.empty, content: teks.emptyContent }}
      />
    </>
  )
}
