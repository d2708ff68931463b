import Status from '@mui/icons-material/ToggleOffOutlined'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Button, RadioButtonGroupInput, useListContext } from 'react-admin'
import { aturanStatusBaru, MAKS_ALASAN_PENGGUNA } from '@eproc/domain/akun/aturan_pengguna'
import { STATUS_PENGGUNA, type StatusPengguna } from '@eproc/domain/common/choices'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { DeedDialog } from '../shared/deed/DeedDialog.tsx'
import { useEachDeed } from '../shared/deed/useEachDeed.ts'
import { LimitedText } from '../shared/form/LimitedText.tsx'
import { umum } from '@eproc/i18n/id/umum'

const text = master.pengguna

interface StatusInput {
  status: StatusPengguna | ''
  alasan: string
}

const rules = (input: Partial<StatusInput>) => [
  ...(input.status ? [] : [{ field: 'status', rule: 'required', message: umum.errors.wajib }]),
  // The status that they have now differs.
  ...aturanStatusBaru(input, null),
]

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
            helperText={text.alasanStatusBantuan}
            max={MAKS_ALASAN_PENGGUNA}
          />
        </DeedDialog>
      )}
    </>
  )
}
