import { DataTable } from 'react-admin'
import { STATUS_PENGGUNA } from '@eproc/domain/common/choices'
import { PERAN_INTERNAL, teksPeran } from '@eproc/domain/common/roles'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { EmailField } from '../shared/list/EmailText.tsx'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { AccountDeeds } from './AccountDeeds.tsx'
import { BulkStatus } from './BulkStatus.tsx'
import { PenggunaForm } from './PenggunaForm.tsx'
import { PenggunaShow } from './PenggunaShow.tsx'
import { StatusField } from './StatusField.tsx'

const text = master.pengguna
const FILTERS = [
  <FilterChoice
    key="roles"
    source="roles"
    list={PERAN_INTERNAL.map((kode) => ({ kode, teks: teksPeran(kode) }))}
    alwaysOn
  />,
  <FilterChoice key="status" source="status" list={STATUS_PENGGUNA} alwaysOn />,
  <FilterChoice key="sandi" source="sandi" list={[{ kode: 'belum', teks: text.belumBersandi }]} />,
]

/** /admin/user: 'Daftar Pengguna Internal' (S2 §2.6). */
export default function PenggunaList() {
  return (
    <ResourceList
      filters={FILTERS}
      phone={
        <PhoneList<PenggunaAnswer>
          secondaryText={(user) => `${user.jabatan ?? user.login} · ${teksPeran(user.roles)}`}
          tertiaryText={() => <StatusField />}
        />
      }
      dialogs={
        <>
          <PenggunaForm />
          <PenggunaShow />
        </>
      }
    >
      <ResourceTable
        bulkActionButtons={<BulkStatus />}
        rowActions={
          <>
            <ShowRowButton />
            <AccountDeeds />
          </>
        }
      >
        <DataTable.Col source="login" />
        <DataTable.Col source="email" label={text.emailKolom} field={EmailField} />
        <DataTable.Col source="nama" sx={{ fontWeight: 650 }} />
        <DataTable.Col<PenggunaAnswer> source="jabatan" render={(user) => user.jabatan ?? '-'} />
        <DataTable.Col<PenggunaAnswer> source="divisi" render={(user) => user.namaDivisi ?? '-'} />
        <DataTable.Col<PenggunaAnswer> source="roles" render={(user) => teksPeran(user.roles)} />
        <DataTable.Col source="status" field={StatusField} />
      </ResourceTable>
    </ResourceList>
  )
}
