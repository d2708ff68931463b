import Typography from '@mui/material/Typography'
import { DataTable, DateInput, ShowButton, TextInput } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { JurnalAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { office } from '@eproc/i18n/id/resources_office'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowDialog } from '../shared/record/ShowDialog.tsx'
import { JournalHead } from './JournalHead.tsx'
import { JurnalShow, roleName } from './JurnalShow.tsx'

const text = master.audit
const FILTERS = [
  <TextInput key="pelaku" source="pelaku" label={text.pelaku} alwaysOn />,
  <TextInput key="aksi" source="aksi" alwaysOn />,
  <TextInput key="objek" source="objek" alwaysOn />,
  <DateInput key="dari" source="dari" label={office.from} alwaysOn />,
  <DateInput key="sampai" source="sampai" label={office.until} alwaysOn />,
]
const XLSX = xlsxExporter<JurnalAnswer>({
  waktu: (r) => tanggalWaktu(r.waktu),
  peran: (r) => roleName(r.peran),
  objek: (r) => object(r),
})
const object = (r: JurnalAnswer) => (r.objekId ? `${r.objek} ${r.objekId}` : r.objek)

/** /admin/audit: who changed what, before and after, and the journal's head. */
export default function AuditList() {
  return (
    <>
      <ResourceList
        sort={{ field: 'id', order: 'DESC' }}
        search={false}
        filters={FILTERS}
        exporter={XLSX}
        phone={
          <PhoneList<JurnalAnswer>
            secondaryText={(r) => `${r.pelakuNama} · ${object(r)}`}
            tertiaryText={(r) => tanggalWaktu(r.waktu)}
          />
        }
        dialogs={
          <ShowDialog>
            <JurnalShow />
          </ShowDialog>
        }
      >
        <ResourceTable rowActions={<ShowButton />}>
          <DataTable.Col<JurnalAnswer> source="waktu" render={(r) => tanggalWaktu(r.waktu)} />
          <DataTable.Col<JurnalAnswer>
            source="pelakuNama"
            disableSort
            render={(r) => (
              <>
                {r.pelakuNama}
                <Typography variant="caption" color="text.secondary" component="div">
                  {roleName(r.peran)}
                </Typography>
              </>
            )}
          />
          <DataTable.Col source="aksi" disableSort />
          <DataTable.Col<JurnalAnswer> source="objek" disableSort render={object} />
          <DataTable.Col<JurnalAnswer>
            source="segel"
            disableSort
            align="right"
            render={(r) => r.segel ?? text.belumDisegel}
          />
        </ResourceTable>
      </ResourceList>
      <JournalHead />
    </>
  )
}
