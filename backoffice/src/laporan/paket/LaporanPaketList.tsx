import Typography from '@mui/material/Typography'
import { DataTable, NullableBooleanInput } from 'react-admin'
import {
  METODE_PEMILIHAN,
  STATUS_PELAKSANAAN,
  teksPilihan,
  type Pilihan,
} from '@eproc/domain/common/choices'
import { rupiah } from '@eproc/domain/common/format'
import type { LaporanPaket } from '@eproc/domain/laporan/answers'
import { BARIS_LAPORAN, KELOMPOK_PESERTA } from '@eproc/domain/laporan/laporan'
import { laporan } from '@eproc/i18n/id/laporan'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { useDivisi } from '../../divisi/useDivisi.ts'
import { FilterChoice } from '../../shared/form/Choice.tsx'
import { xlsxExporter } from '../../shared/list/exportXlsx.ts'
import { lateFilter } from '../../shared/list/lateFilter.tsx'
import { PhoneList } from '../../shared/list/PhoneList.tsx'
import { ResourceList } from '../../shared/list/ResourceList.tsx'
import { ResourceTable } from '../../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../../shared/list/ShowRowButton.tsx'
import { thisYear, YearInput } from '../../shared/list/YearInput.tsx'
import { ShowDialog } from '../../shared/record/ShowDialog.tsx'
import { LaporanPaketShow } from './LaporanPaketShow.tsx'
import { MonthFilter } from './MonthFilter.tsx'

const KegiatanChoice = lateFilter(() => import('./KegiatanFilter.tsx'))

const PESERTA: readonly Pilihan[] = KELOMPOK_PESERTA.map(({ kode }) => ({
  kode,
  teks: laporan.layar.peserta[kode],
}))
/** All figures of a package side by side. */
const TIGHT = { '& .MuiTableCell-root': { paddingInline: 1 } }
const FILTER_ONLY = ['tahun', 'bulan', 'peserta', 'terpakai', 'kontrak', 'kegiatanId']
const XLSX = xlsxExporter<LaporanPaket>(
  {
    divisi: (p) => p.namaDivisi,
    metodePemilihan: (p) => teksPilihan(METODE_PEMILIHAN, p.metodePemilihan),
    statusPelaksanaan: (p) => teksPilihan(STATUS_PELAKSANAAN, p.statusPelaksanaan),
  },
  FILTER_ONLY
)

/** /laporan-test: the packages behind the figures of the reports. */
export default function LaporanPaketList() {
  const divisi = useDivisi()
  return (
    <ResourceList
      readOnly
      perPage={BARIS_LAPORAN}
      sort={{ field: 'kode', order: 'ASC' }}
      filterDefaultValues={thisYear()}
      exporter={XLSX}
      filters={[
        <YearInput key="tahun" source="tahun" alwaysOn />,
        <FilterChoice key="divisi" source="divisi" list={divisi.pilihan} />,
        <FilterChoice key="metode" source="metodePemilihan" list={METODE_PEMILIHAN} />,
        <FilterChoice key="status" source="statusPelaksanaan" list={STATUS_PELAKSANAAN} />,
        <FilterChoice key="peserta" source="peserta" list={PESERTA} />,
        <MonthFilter key="bulan" source="bulan" />,
        <NullableBooleanInput key="terpakai" source="terpakai" />,
        <NullableBooleanInput key="kontrak" source="kontrak" />,
        <KegiatanChoice key="kegiatan" source="kegiatanId" />,
      ]}
      phone={
        <PhoneList<LaporanPaket>
          primaryText={(p) => p.nama}
          secondaryText={(p) => `${p.kode} · ${rupiah(p.totalPagu)}`}
          tertiaryText={(p) => <StatusChip list={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />}
        />
      }
      dialogs={
        <ShowDialog width="lg">
          <LaporanPaketShow />
        </ShowDialog>
      }
    >
      <ResourceTable
        rowActions={<ShowRowButton />}
        bulkActionButtons={false}
        hiddenColumns={['metodePemilihan']}
        sx={TIGHT}
      >
        <DataTable.Col<LaporanPaket>
          source="nama"
          sx={{ minWidth: 190 }}
          render={(p) => (
            <>
              <strong>{p.nama}</strong>
              <Typography variant="caption" component="div" color="text.secondary">
                {p.kode} · {p.namaDivisi}
              </Typography>
            </>
          )}
        />
        <DataTable.Col<LaporanPaket>
          source="metodePemilihan"
          render={(p) => teksPilihan(METODE_PEMILIHAN, p.metodePemilihan)}
        />
        <DataTable.Col<LaporanPaket>
          source="statusPelaksanaan"
          render={(p) => <StatusChip list={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />}
        />
        {(['pagu', 'totalPagu', 'nilaiKontrak', 'hemat'] as const).map((source) => (
          <DataTable.Col<LaporanPaket>
            key={source}
            source={source}
            align="right"
            className="amount"
            render={(p) => rupiah(p[source])}
          />
        ))}
        <DataTable.NumberCol source="jumlahPeserta" />
      </ResourceTable>
    </ResourceList>
  )
}
