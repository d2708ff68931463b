import { DataTable } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { MonitorJadwal } from '@eproc/domain/pantauan/answers'
import { LETAK_TAHAP } from '@eproc/domain/pantauan/tenggat'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { keadaanTahap, openPaket, PaketField, TahapField } from './fields.tsx'
import { useDivisiFilter } from './filters.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

const XLSX = xlsxExporter<MonitorJadwal>({
  divisi: (j) => j.namaDivisi,
  letak: keadaanTahap,
})
const LETAK = <FilterChoice key="letak" source="letak" list={LETAK_TAHAP} alwaysOn />
/* What one comes for: where each package is now. */
const RUNNING = { letak: 'kini' }

/** /monitor: the stages of all packages under way, at first those that run. */
export default function MonitorList() {
  const divisi = useDivisiFilter()
  return (
    <ResourceList
      sort={{ field: 'selesai', order: 'ASC' }}
      filterDefaultValues={RUNNING}
      filters={[divisi, LETAK]}
      exporter={XLSX}
      actions={<ViewSwitch here="/monitor" />}
      phone={
        <PhoneList<MonitorJadwal>
          rowClick={openPaket}
          primaryText={(j) => j.nama}
          secondaryText={(j) => `${j.tahap} · ${tanggalWaktu(j.selesai)}`}
          tertiaryText={() => <TahapField />}
        />
      }
    >
      <ResourceTable rowClick={openPaket}>
        <DataTable.Col source="kode" sx={{ whiteSpace: 'nowrap' }} />
        <DataTable.Col<MonitorJadwal> source="divisi" render={(j) => j.namaDivisi} />
        <DataTable.Col source="nama" sx={{ fontWeight: 600 }} field={PaketField} />
        <DataTable.Col source="tahap" />
        <DataTable.Col<MonitorJadwal>
          source="mulai"
          sx={{ whiteSpace: 'nowrap' }}
          render={(j) => tanggalWaktu(j.mulai)}
        />
        <DataTable.Col<MonitorJadwal>
          source="selesai"
          sx={{ whiteSpace: 'nowrap' }}
          render={(j) => tanggalWaktu(j.selesai)}
        />
        <DataTable.Col source="hari" field={TahapField} />
      </ResourceTable>
    </ResourceList>
  )
}
