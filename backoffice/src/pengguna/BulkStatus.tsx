import Status from '@mui/icons-material/ToggleOffOutlined'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Button, RadioButtonGroupInput, useListContext } from 'react-admin'
import { STATUS_PENGGUNA, type StatusPengguna } from '@eproc/domain/common/choices'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { textLimit } from '@eproc/ui/fields/FormText.tsx'
import { DeedDialog } from '../shared/deed/DeedDialog.tsx'
import { useEachDeed } from '../shared/deed/useEachDeed.ts'
import { LimitedText } from '../shared/form/LimitedText.tsx'
import { umum } from '@eproc/i18n/id/umum'

const text = master.pengguna
const MAX_REASON = 500

interface StatusInput {
  status: StatusPengguna | ''
  alasan: string
}

const rules = ({ status, alasan = '' }: Partial<StatusInput>) => {
  const { tooLong } = textLimit(alasan, MAX_REASON)
  return [
    ...(status ? [] : [{ field: 'status', rule: 'required', message: umum.errors.wajib }]),
    ...(tooLong ? [{ field: 'alasan', rule: 'maxLength', message: tooLong }] : []),
  ]
}

/** Changes the status of the accounts that are selected, each as if it were changed alone. */
export function BulkStatus() {
  const { selectedIds } = useListContext()
  const [open, setOpen] = useState(false)
  const { mutateAsync, isPending } = useEachDeed<PenggunaAnswer, StatusInput>(
    (office, user, input) => office.setUserStatus(user, input)
  )
  return (
    <>
      <Button label={text.ubahStatus} disabled={isPending} onClick={() => setOpen(true)}>
        <Status />
      </Button>
      {open && (
        <DeedDialog<StatusInput>
          title={text.ubahStatusBeberapa(selectedIds.length)}
          close={() => setOpen(false)}
          names={{ status: text.statusBaru }}
          submit={{ text: text.ubahStatus, danger: true }}
          rules={rules}
          deed={async (_office, input) => {
            await mutateAsync(input)
            return { statusCode: 200, message: '', data: null }
          }}
        >
          <Typography>{text.ubahStatusBeberapaIsi}</Typography>
          <RadioButtonGroupInput
            source="status"
            label={text.statusBaru}
            choices={[...STATUS_PENGGUNA]}
            optionValue="kode"
            optionText="teks"
            isRequired
          />
          <LimitedText
            source="alasan"
            multiline
            minRows={2}
            helperText={text.alasanBantuan}
            max={MAX_REASON}
          />
        </DeedDialog>
      )}
    </>
  )
}
