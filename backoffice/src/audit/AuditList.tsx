import Typography from '@mui/material/Typography'
import { DataTable, TextInput } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { JurnalAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { office } from '@eproc/i18n/id/resources_office'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { DayFilter } from '../shared/form/DayInput.tsx'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { ShowDialog } from '../shared/record/ShowDialog.tsx'
import { JournalHead } from './JournalHead.tsx'
import {
  DEED_CHOICES,
  deedName,
  OBJECT_CHOICES,
  objectName,
  roleName,
} from '../shared/record/journal_words.ts'
import { journalXlsx } from '../shared/record/journal_xlsx.ts'
import { JurnalShow } from './JurnalShow.tsx'

const text = master.audit
const FILTERS = [
  <TextInput key="pelaku" source="pelaku" label={text.pelaku} alwaysOn />,
  <FilterChoice key="objek" source="objek" list={OBJECT_CHOICES} alwaysOn />,
  <FilterChoice key="aksi" source="aksi" list={DEED_CHOICES} />,
  <TextInput key="paketId" source="paketId" label={text.paketId} />,
  <DayFilter key="dari" source="dari" label={office.from} alwaysOn />,
  <DayFilter key="sampai" source="sampai" label={office.until} alwaysOn />,
]

/** As the row reads on the screen; the journal's own word for the deed says nothing to people. */
const entryName = (r: JurnalAnswer): string => `${deedName(r)}, ${objectName(r)}`

/** /admin/audit: who changed what, before and after, and the journal's head. */
export default function AuditList() {
  return (
    <>
      <ResourceList
        filters={FILTERS}
        exporter={journalXlsx}
        phone={
          <PhoneList<JurnalAnswer>
            primaryText={deedName}
            secondaryText={(r) => `${r.pelakuNama} · ${objectName(r)}`}
            tertiaryText={(r) => tanggalWaktu(r.waktu)}
          />
        }
        dialogs={
          <ShowDialog>
            <JurnalShow />
          </ShowDialog>
        }
      >
        <ResourceTable rowActions={<ShowRowButton called={entryName} />}>
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
          <DataTable.Col<JurnalAnswer> source="aksi" disableSort render={deedName} />
          <DataTable.Col<JurnalAnswer> source="objek" disableSort render={objectName} />
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
