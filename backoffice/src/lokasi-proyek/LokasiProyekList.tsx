import { DataTable } from 'react-admin'
import { aturanLokasiProyek, MAKS_LOKASI_PROYEK } from '@eproc/domain/master/aturan_master'
import type { LokasiProyekAnswer } from '@eproc/domain/master/answers'
import { FormDialogs } from '../shared/form/FormDialogs.tsx'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { RequiredText } from '../shared/form/RequiredText.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'

/** /admin/lokasi-proyek: where the company builds or works. */
export default function LokasiProyekList() {
  return (
    <ResourceList
      phone={<PhoneList<LokasiProyekAnswer> secondaryText={(r) => r.lokasi} />}
      dialogs={<LokasiProyekForm />}
    >
      <ResourceTable>
        <DataTable.Col source="kode" />
        <DataTable.Col source="nama" />
        <DataTable.Col source="lokasi" />
      </ResourceTable>
    </ResourceList>
  )
}

const LokasiProyekForm = () => (
  <FormDialogs rules={aturanLokasiProyek}>
    <RequiredText source="kode" max={MAKS_LOKASI_PROYEK.kode} />
    <RequiredText source="nama" max={MAKS_LOKASI_PROYEK.nama} />
    <RequiredText source="lokasi" max={MAKS_LOKASI_PROYEK.lokasi} multiline minRows={3} />
  </FormDialogs>
)
