import Typography from '@mui/material/Typography'
import type { FC } from 'react'
import {
  DataTable,
  FunctionField,
  SimpleShowLayout,
  TextField,
  useRecordContext,
} from 'react-admin'
import { STATUS_PENGGUNA, STATUS_REKANAN } from '@eproc/domain/common/choices'
import { PERAN_REKANAN, teksPeran } from '@eproc/domain/common/roles'
import type { PenggunaRekananAnswer } from '@eproc/domain/master/answers'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { AccountDeeds } from '../pengguna/AccountDeeds.tsx'
import { StatusField } from '../pengguna/StatusField.tsx'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { EmailField } from '../shared/list/EmailText.tsx'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { ShowDialog } from '../shared/record/ShowDialog.tsx'
import { ChangeEmail } from './ChangeEmail.tsx'

const FILTERS = [
  <FilterChoice
    key="roles"
    source="roles"
    list={PERAN_REKANAN.map((kode) => ({ kode, teks: teksPeran(kode) }))}
    alwaysOn
  />,
  <FilterChoice key="status" source="status" list={STATUS_PENGGUNA} alwaysOn />,
]

/** /admin/user-vendor: 'Daftar Pengguna Rekanan' (S2 §2.6). */
export default function PenggunaRekananList() {
  return (
    <ResourceList
      filters={FILTERS}
      phone={
        <PhoneList<PenggunaRekananAnswer>
          secondaryText={(user) => user.rekanan?.nama ?? user.login}
          tertiaryText={() => <StatusField />}
        />
      }
      dialogs={<PenggunaRekananShow />}
    >
      <ResourceTable
        bulkActionButtons={false}
        rowActions={
          <>
            <ShowRowButton />
            <VendorDeeds />
          </>
        }
      >
        <DataTable.Col source="login" />
        <DataTable.Col source="email" field={EmailField} />
        <DataTable.Col source="nama" sx={{ fontWeight: 650 }} />
        <DataTable.Col source="rekanan" field={RekananField} disableSort />
        <DataTable.Col<PenggunaRekananAnswer>
          source="roles"
          render={(user) => teksPeran(user.roles)}
        />
        <DataTable.Col source="statusRekanan" field={StatusRekananField} disableSort />
        <DataTable.Col source="status" field={StatusField} />
      </ResourceTable>
    </ResourceList>
  )
}

const VendorDeeds = () => (
  <>
    <AccountDeeds />
    <ChangeEmail />
  </>
)

const PenggunaRekananShow = () => (
  <ShowDialog width="sm" actions={<VendorDeeds />}>
    <SimpleShowLayout>
      <TextField source="login" />
      <EmailField source="email" />
      <RekananField source="rekanan" />
      <StatusRekananField source="statusRekanan" />
      <FunctionField<PenggunaRekananAnswer>
        source="roles"
        render={(user) => teksPeran(user.roles)}
      />
      <StatusField source="status" />
    </SimpleShowLayout>
  </ShowDialog>
)

/** The vendor behind the account, as far as one was registered. */
const RekananField: FC<{ source: string }> = () => {
  const { rekanan } = useRecordContext<PenggunaRekananAnswer>() ?? {}
  if (!rekanan) return '-'
  return (
    <>
      {rekanan.nama}
      <Typography variant="caption" color="text.secondary" component="div">
        {rekanan.noRegistrasi}
      </Typography>
    </>
  )
}

const StatusRekananField: FC<{ source: string }> = () => {
  const { rekanan } = useRecordContext<PenggunaRekananAnswer>() ?? {}
  return rekanan ? <StatusChip list={STATUS_REKANAN} kode={rekanan.status} /> : '-'
}
