import Typography from '@mui/material/Typography'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { angka, tanggalWaktu } from '@eproc/domain/common/format'
import type { LaporanTahap } from '@eproc/domain/laporan/answers'
import { BARIS_LAPORAN } from '@eproc/domain/laporan/laporan'
import { useDivisi } from '../../divisi/useDivisi.ts'
import { FilterChoice } from '../../shared/form/Choice.tsx'
import { xlsxExporter } from '../../shared/list/exportXlsx.ts'
import { lateFilter } from '../../shared/list/lateFilter.tsx'
import { PhoneList } from '../../shared/list/PhoneList.tsx'
import { ResourceList } from '../../shared/list/ResourceList.tsx'
import { ResourceTable } from '../../shared/list/ResourceTable.tsx'
import { thisYear, YearInput } from '../../shared/list/YearInput.tsx'

const TahapChoice = lateFilter(() => import('./TahapFilter.tsx'))

/** The stage is of a package: its report. */
const toPaket = (t: Pick<LaporanTahap, 'paketId'>) => `/laporan-test/${t.paketId}/show`
const days = (value: number | null) => angka(value, 1)
const XLSX = xlsxExporter<LaporanTahap>(
  {
    divisi: (t) => t.namaDivisi,
  },
  ['kunci', 'tahun']
)

/** /laporan-test2: how long stages took, beside how long they were planned to. */
export default function LaporanTahapList() {
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
        <TahapChoice key="kunci" source="kunci" />,
      ]}
      phone={
        <PhoneList<LaporanTahap>
          primaryText={(t) => t.tahap}
          secondaryText={(t) => `${t.kode} · ${t.nama}`}
          tertiaryText={(t) => `${days(t.rencana)} / ${days(t.nyata)}`}
          rowClick={(_id, _resource, t) => toPaket(t as LaporanTahap)}
        />
      }
    >
      <ResourceTable
        bulkActionButtons={false}
        rowClick={(_id, _resource, t) => toPaket(t as LaporanTahap)}
      >
        <DataTable.Col<LaporanTahap>
          source="nama"
          sx={{ minWidth: 240 }}
          render={(t) => (
            <>
              <Link to={toPaket(t)} onClick={(click) => click.stopPropagation()}>
                <strong>{t.nama}</strong>
              </Link>
              <Typography variant="caption" component="div" color="text.secondary">
                {t.kode} · {t.namaDivisi}
              </Typography>
            </>
          )}
        />
        <DataTable.Col source="tahap" />
        <DataTable.Col<LaporanTahap> source="mulai" render={(t) => tanggalWaktu(t.mulai)} />
        <DataTable.Col<LaporanTahap> source="selesai" render={(t) => tanggalWaktu(t.selesai)} />
        {(['rencana', 'nyata', 'selisih'] as const).map((source) => (
          <DataTable.Col<LaporanTahap>
            key={source}
            source={source}
            align="right"
            render={(t) => days(t[source])}
          />
        ))}
      </ResourceTable>
    </ResourceList>
  )
}
