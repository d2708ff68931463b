import { DataTable } from 'react-admin'
import { JENIS_LIBUR, STATUS_LIBUR, teksPilihan } from '@eproc/domain/common/choices'
import { tanggal } from '@eproc/domain/common/format'
import type { LiburAnswer } from '@eproc/domain/master/answers'
import { aturanLibur, MAKS_LIBUR } from '@eproc/domain/master/aturan_master'
import { Choice, FilterChoice } from '../shared/form/Choice.tsx'
import { DayInput } from '../shared/form/DayInput.tsx'
import { FormDialogs } from '../shared/form/FormDialogs.tsx'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { RequiredText } from '../shared/form/RequiredText.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { asItIs, chosenFrom, day } from '../shared/stale/told.ts'

const FILTERS = [
  <FilterChoice key="jenis" source="jenis" list={JENIS_LIBUR} alwaysOn />,
  <FilterChoice key="status" source="status" list={STATUS_LIBUR} />,
]

/** /admin/libur: days on which nobody works. */
export default function LiburList() {
  return (
    <ResourceList
      filters={FILTERS}
      phone={
        <PhoneList<LiburAnswer>
          primaryText={(r) => r.nama}
          secondaryText={(r) => teksPilihan(JENIS_LIBUR, r.jenis)}
          tertiaryText={(r) => tanggal(r.tanggal)}
        />
      }
      dialogs={<LiburForm />}
    >
      <ResourceTable>
        <DataTable.Col<LiburAnswer> source="tanggal" render={(r) => tanggal(r.tanggal)} />
        <DataTable.Col source="nama" />
        <DataTable.Col<LiburAnswer>
          source="jenis"
          render={(r) => teksPilihan(JENIS_LIBUR, r.jenis)}
        />
        <DataTable.Col source="dasar" />
        <DataTable.Col<LiburAnswer>
          source="status"
          render={(r) => teksPilihan(STATUS_LIBUR, r.status)}
        />
      </ResourceTable>
    </ResourceList>
  )
}

const LiburForm = () => (
  <FormDialogs
    rules={aturanLibur}
    defaults={{ jenis: 'libur nasional', status: 'ditetapkan' }}
    told={{
      tanggal: day,
      nama: asItIs,
      jenis: chosenFrom(JENIS_LIBUR),
      dasar: asItIs,
      status: chosenFrom(STATUS_LIBUR),
    }}
  >
    <DayInput source="tanggal" required />
    <RequiredText source="nama" max={MAKS_LIBUR.nama} />
    <Choice source="jenis" list={JENIS_LIBUR} isRequired />
    <RequiredText source="dasar" max={MAKS_LIBUR.dasar} />
    <Choice source="status" list={STATUS_LIBUR} isRequired />
  </FormDialogs>
)
