import { DataTable } from 'react-admin'
import { angka } from '@eproc/domain/common/format'
import type { JawabanDivisi } from '@eproc/domain/master/answers'
import { PhoneList } from '../shared/PhoneList.tsx'
import { ResourceList } from '../shared/ResourceList.tsx'
import { ResourceTable } from '../shared/ResourceTable.tsx'
import { DivisiForm } from './DivisiForm.tsx'
import { useDivisi } from './useDivisi.ts'

/** /admin/divisi: directorates and their divisions. */
export default function DivisiList() {
  const { nama } = useDivisi()
  const parent = (r: JawabanDivisi) => nama(r.parent) ?? '-'
  return (
    <ResourceList
      sort={{ field: 'kode', order: 'ASC' }}
      phone={<PhoneList<JawabanDivisi> secondaryText={parent} tertiaryText={(r) => r.nick} />}
      dialogs={<DivisiForm />}
    >
      <ResourceTable>
        <DataTable.Col source="kode" />
        <DataTable.Col source="nama" />
        <DataTable.Col<JawabanDivisi> source="parent" render={parent} />
        <DataTable.Col source="nick" />
        <DataTable.Col<JawabanDivisi>
          source="jumlahPengguna"
          disableSort
          align="right"
          render={(r) => angka(r.jumlahPengguna)}
        />
      </ResourceTable>
    </ResourceList>
  )
}
