import { DataTable, TextInput } from 'react-admin'
import type { KbliAnswer } from '@eproc/domain/master/answers'
import { aturanKbli, MAKS_KBLI } from '@eproc/domain/master/aturan_master'
import { FormDialogs } from '../shared/form/FormDialogs.tsx'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { RequiredText } from '../shared/form/RequiredText.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'

const FILTERS = [
  <TextInput key="edisi" source="edisi" />,
  <TextInput key="kategori" source="kategori" />,
]

/** /admin/kbli: lines of business by edition. */
export default function KbliList() {
  return (
    <ResourceList
      filters={FILTERS}
      phone={<PhoneList<KbliAnswer> secondaryText={(r) => `${r.kategori} · ${r.edisi}`} />}
      dialogs={<KbliForm />}
    >
      <ResourceTable>
        <DataTable.Col source="edisi" />
        <DataTable.Col source="kode" />
        <DataTable.Col source="kategori" />
        <DataTable.Col source="nama" />
      </ResourceTable>
    </ResourceList>
  )
}

const KbliForm = () => (
  <FormDialogs rules={aturanKbli}>
    <RequiredText source="edisi" max={4} />
    <RequiredText source="kode" max={5} />
    <RequiredText source="kategori" max={1} />
    <RequiredText source="nama" max={MAKS_KBLI.nama} multiline />
  </FormDialogs>
)
