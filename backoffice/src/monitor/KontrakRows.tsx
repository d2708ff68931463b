import type { ReactElement } from 'react'
import { DataTable } from 'react-admin'
import { teksPilihan } from '@eproc/domain/common/choices'
import { tanggal } from '@eproc/domain/common/format'
import type { MonitorKontrak } from '@eproc/domain/pantauan/answers'
import { TENGGAT } from '@eproc/domain/pantauan/tenggat'
import { umum } from '@eproc/i18n/id/umum'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { openPaket, PaketField, SisaField } from './fields.tsx'

const XLSX = xlsxExporter<MonitorKontrak>({
  divisi: (k) => k.namaDivisi,
  tenggat: (k) => teksPilihan(TENGGAT, k.tenggat),
})
const NEARNESS = (
  <FilterChoice
    key="tenggat"
    source="tenggat"
    list={TENGGAT.filter(({ kode }) => kode !== 'tanpaBatas')}
    alwaysOn
  />
)
/** Nine columns in view at desk width. */
const TIGHT = { '& .RaDataTable-table .MuiTableCell-root': { paddingLeft: 1, paddingRight: 1 } }
const day = (source: 'tglKontrak' | 'mulaiKontrak' | 'selesaiKontrak') => (
  <DataTable.Col<MonitorKontrak>
    source={source}
    sx={{ whiteSpace: 'nowrap' }}
    render={(k) => tanggal(k[source])}
  />
)

/** Contracts, those that end first on top; a row leads to its package. */
export const KontrakRows = ({ filters = [] }: { filters?: ReactElement[] }) => (
  <ResourceList
    sort={{ field: 'selesaiKontrak', order: 'ASC' }}
    filters={[...filters, NEARNESS]}
    exporter={XLSX}
    phone={
      <PhoneList<MonitorKontrak>
        rowClick={openPaket}
        primaryText={(k) => k.nama}
        secondaryText={(k) =>
          `${k.namaDivisi} · ${k.noSpk ?? k.kode} · ${tanggal(k.selesaiKontrak)}`
        }
        tertiaryText={() => <SisaField />}
      />
    }
  >
    <ResourceTable rowClick={openPaket} hiddenColumns={['kode']} sx={TIGHT}>
      <DataTable.Col source="kode" sx={{ whiteSpace: 'nowrap' }} />
      <DataTable.Col source="nama" sx={{ fontWeight: 600, minWidth: 150 }} field={PaketField} />
      <DataTable.Col<MonitorKontrak> source="divisi" render={(k) => k.namaDivisi} />
      <DataTable.Col<MonitorKontrak> source="noSpk" render={(k) => k.noSpk ?? umum.tanpaNilai} />
      {day('tglKontrak')}
      {day('mulaiKontrak')}
      {day('selesaiKontrak')}
      <DataTable.Col source="hari" field={SisaField} />
      <DataTable.Col<MonitorKontrak> source="userId" render={(k) => k.userId ?? umum.tanpaNilai} />
    </ResourceTable>
  </ResourceList>
)
