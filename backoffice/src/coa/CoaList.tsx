import { DataTable } from 'react-admin'
import { aturanCoa, MAKS_COA } from '@eproc/domain/master/aturan_master'
import { FormDialogs } from '../shared/FormDialogs.tsx'
import { PhoneList } from '../shared/PhoneList.tsx'
import { RequiredText } from '../shared/RequiredText.tsx'
import { ResourceList } from '../shared/ResourceList.tsx'
import { ResourceTable } from '../shared/ResourceTable.tsx'

/** /admin/coa: the chart of accounts. */
export default function CoaList() {
  return (
    <ResourceList
      sort={{ field: 'kode', order: 'ASC' }}
      phone={<PhoneList secondaryText={false} />}
      dialogs={<CoaForm />}
    >
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
