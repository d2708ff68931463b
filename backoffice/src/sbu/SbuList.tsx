import { DataTable, TextInput } from 'react-admin'
import { SIFAT_SBU } from '@eproc/domain/common/choices'
import type { SbuAnswer } from '@eproc/domain/master/answers'
import { aturanSbu, MAKS_SBU } from '@eproc/domain/master/aturan_master'
import { Choice, FilterChoice } from '../shared/form/Choice.tsx'
import { FormDialogs } from '../shared/form/FormDialogs.tsx'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { RequiredText } from '../shared/form/RequiredText.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'

const FILTERS = [
  <TextInput key="edisi" source="edisi" />,
  <FilterChoice key="sifat" source="sifat" list={SIFAT_SBU} />,
]

/** /admin/sbu: what a certificate of a construction company may cover, by edition. */
export default function SbuList() {
  return (
    <ResourceList
      filters={FILTERS}
      phone={<PhoneList<SbuAnswer> secondaryText={(r) => `${r.klasifikasi} · ${r.edisi}`} />}
      dialogs={<SbuForm />}
    >
      <ResourceTable hiddenColumns={['jenis', 'kodeKlasifikasi']}>
        <DataTable.Col source="edisi" />
        <DataTable.Col source="kode" />
        <DataTable.Col source="subklasifikasi" />
        <DataTable.Col source="klasifikasi" />
        <DataTable.Col source="kodeKlasifikasi" disableSort />
        <DataTable.Col source="jenis" />
        <DataTable.Col source="sifat" />
        <DataTable.Col source="kodeKbli" disableSort />
      </ResourceTable>
    </ResourceList>
  )
}

const SbuForm = () => (
  <FormDialogs rules={aturanSbu}>
    <RequiredText source="edisi" max={4} />
    <RequiredText source="kode" max={5} />
    <RequiredText source="subklasifikasi" max={MAKS_SBU.subklasifikasi} multiline />
    <RequiredText source="kodeKlasifikasi" max={MAKS_SBU.kodeKlasifikasi} />
    <RequiredText source="klasifikasi" max={MAKS_SBU.klasifikasi} />
    <RequiredText source="jenis" max={MAKS_SBU.jenis} />
    <Choice source="sifat" list={SIFAT_SBU} isRequired />
    <TextInput source="kodeKbli" />
  </FormDialogs>
)
