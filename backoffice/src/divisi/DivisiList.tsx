import { DataTable } from 'react-admin'
import { angka } from '@eproc/domain/common/format'
import type { DivisiAnswer } from '@eproc/domain/master/answers'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { DivisiForm } from './DivisiForm.tsx'
import { useDivisi } from './useDivisi.ts'

/** /admin/divisi: directorates and their divisions. */
export default function DivisiList() {
  const { nama } = useDivisi()
  const parent = (r: DivisiAnswer) => nama(r.parent) ?? '-'
  return (
    <ResourceList
      phone={<PhoneList<DivisiAnswer> secondaryText={parent} tertiaryText={(r) => r.nick} />}
      dialogs={<DivisiForm />}
    >
      <ResourceTable>
        <DataTable.Col source="kode" />
        <DataTable.Col source="nama" />
        <DataTable.Col<DivisiAnswer> source="parent" render={parent} />
        <DataTable.Col source="nick" />
        <DataTable.Col<DivisiAnswer>
          source="jumlahPengguna"
          disableSort
          align="right"
          render={(r) => angka(r.jumlahPengguna)}
        />
      </ResourceTable>
    </ResourceList>
  )
}
