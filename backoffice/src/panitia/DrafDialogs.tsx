import { useRecordContext } from 'react-admin'
import type { TenderRow } from '@eproc/domain/panitia/answers'
import { EditRecordButton } from '../shared/deed/DeedButton.tsx'
import { FormDialogs } from '../shared/form/FormDialogs.tsx'
import { ShowDialog } from '../shared/record/ShowDialog.tsx'
import { DrafDeeds } from './DrafDeeds.tsx'
import { DrafForm } from './DrafForm.tsx'
import { DrafShow } from './DrafShow.tsx'
import { rules, transform, type TenderForm } from './tender_form.ts'

/** Only a draft has a form. */
function EditDraf() {
  const tender = useRecordContext<TenderRow>()
  return tender?.bisa.includes('ubah') ? <EditRecordButton /> : null
}

/** `/panitia/paket/12` and `/panitia/paket/12/show`. */
export default function DrafDialogs() {
  return (
    <>
      <FormDialogs<TenderForm> rules={rules} transform={transform} width="lg">
        {(record) => record && <DrafForm record={record} />}
      </FormDialogs>
      <ShowDialog
        width="lg"
        actions={
          <>
            <DrafDeeds />
            <EditDraf />
          </>
        }
      >
        <DrafShow />
      </ShowDialog>
    </>
  )
}
