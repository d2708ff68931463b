import { DataTable } from 'react-admin'
import { aturanCoa, MAKS_COA } from '@eproc/domain/master/aturan_master'
import { FormDialogs } from '../shared/form/FormDialogs.tsx'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { RequiredText } from '../shared/form/RequiredText.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'

/** /admin/coa: the chart of accounts. */
export default function CoaList() {
  return (
    <ResourceList phone={<PhoneList secondaryText={false} />} dialogs={<CoaForm />}>
      <ResourceTable>
        <DataTable.Col source="kode" />
        <DataTable.Col source="nama" />
      </ResourceTable>
    </ResourceList>
  )
}

const CoaForm = () => (
  <FormDialogs rules={aturanCoa}>
    <RequiredText source="kode" max={MAKS_COA.kode} />
    <RequiredText source="nama" max={MAKS_COA.nama} />
  </FormDialogs>
)
