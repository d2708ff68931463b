import { FunctionField, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import { teksPeran } from '@eproc/domain/common/roles'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { EditRecordButton } from '../shared/deed/DeedButton.tsx'
import { EmailField } from '../shared/list/EmailText.tsx'
import { RecordHistory } from '../shared/panel/RecordHistory.tsx'
import { ShowDialog } from '../shared/record/ShowDialog.tsx'
import { AccountDeeds } from './AccountDeeds.tsx'
import { StatusField } from './StatusField.tsx'
import { usePowersOver } from './useAdministrator.ts'

/** One internal user, and what may be done with the account. */
export const PenggunaShow = () => (
  <ShowDialog width="md" actions={<Actions />}>
    <SimpleShowLayout>
      <TextField source="login" />
      <EmailField source="email" />
      <TextField source="nip" emptyText="-" />
      <TextField source="jabatan" emptyText="-" />
      <TextField source="telepon" emptyText="-" />
      <FunctionField<PenggunaAnswer> source="roles" render={(user) => teksPeran(user.roles)} />
      <TextField source="namaDivisi" label="resources.admin/user.fields.divisi" emptyText="-" />
      <StatusField source="status" />
    </SimpleShowLayout>
    <History />
  </ShowDialog>
)

function History() {
  const user = useRecordContext<PenggunaAnswer>()
  return user && <RecordHistory filter={{ objek: 'pengguna', objekId: String(user.id) }} />
}

function Actions() {
  const { mayEdit } = usePowersOver(useRecordContext<PenggunaAnswer>())
  return (
    <>
      <AccountDeeds />
      {mayEdit && <EditRecordButton />}
    </>
  )
}
