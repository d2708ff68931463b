import Typography from '@mui/material/Typography'
import { useState, type ChangeEvent } from 'react'
import { RadioButtonGroupInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { aturanStatusBaru, MAKS_ALASAN_PENGGUNA } from '@eproc/domain/akun/aturan_pengguna'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { STATUS_PENGGUNA, type StatusPengguna } from '@eproc/domain/common/choices'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { DeedDialog } from '../shared/deed/DeedDialog.tsx'
import { LimitedText } from '../shared/form/LimitedText.tsx'

const text = master.pengguna

interface StatusInput {
  status: StatusPengguna | ''
  alasan: string
}

/** Changes an account's status; tells the consequence before it is sent. */
export function StatusDialog({ close }: { close: () => void }) {
  const user = useRecordContext<PenggunaAnswer>()!
  const [status, setStatus] = useState<StatusPengguna>()
  return (
    <DeedDialog<StatusInput>
      title={text.ubahStatusJudul(user.nama)}
      close={close}
      names={{ status: text.statusBaru }}
      submit={{ text: text.ubahStatus, danger: status === 'I' || status === 'S' }}
      rules={(values) => aturanStatusBaru(values, user.status)}
      deed={(office, input) => office.setUserStatus(user, input)}
    >
      <RadioButtonGroupInput
        source="status"
        label={text.statusBaru}
        choices={STATUS_PENGGUNA.filter((s) => s.kode !== user.status)}
        optionValue="kode"
        optionText="teks"
        isRequired
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          setStatus(target.value as StatusPengguna)
        }
      />
      <Consequence texts={apakahRekanan(user.roles) ? text.statusRekananIsi : text.statusIsi} />
      <LimitedText
        source="alasan"
        multiline
        minRows={2}
        isRequired={status === 'I' || status === 'S'}
        helperText={text.alasanStatusBantuan}
        max={MAKS_ALASAN_PENGGUNA}
      />
    </DeedDialog>
  )
}

function Consequence({ texts }: { texts: Record<StatusPengguna, string> }) {
  const status = useWatch<StatusInput, 'status'>({ name: 'status' })
  return status ? <Typography role="status">{texts[status]}</Typography> : null
}
