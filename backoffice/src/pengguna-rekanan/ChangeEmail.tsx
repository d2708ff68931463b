import Edit from '@mui/icons-material/EditOutlined'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import {
  aturanEmailRekanan,
  MAKS_ALASAN_PENGGUNA,
  type EmailRekananInput,
} from '@eproc/domain/akun/aturan_pengguna'
import { MAKS_PENGGUNA } from '@eproc/domain/akun/aturan_akun'
import type { PenggunaRekananAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { DeedButton } from '../shared/deed/DeedButton.tsx'
import { DeedDialog } from '../shared/deed/DeedDialog.tsx'
import { LimitedText } from '../shared/form/LimitedText.tsx'
import { RequiredText } from '../shared/form/RequiredText.tsx'
import { usePowersOver } from '../pengguna/useAdministrator.ts'

const text = master.pengguna

/** Asks for another e-mail of a vendor's account; a second administrator confirms it. */
export function ChangeEmail() {
  const user = useRecordContext<PenggunaRekananAnswer>()
  const { mayJudge } = usePowersOver(user)
  const [open, setOpen] = useState(false)
  if (!user) return null
  return (
    <>
      <DeedButton
        action="change_email"
        icon={<Edit />}
        disabled={!mayJudge}
        onClick={() => setOpen(true)}
      />
      {open && (
        <DeedDialog<EmailRekananInput & Record<string, unknown>>
          title={text.ubahEmailJudul(user.nama)}
          close={() => setOpen(false)}
          names={{ email: text.emailBaru }}
          submit={{ text: text.ubahEmail }}
          draft={`emailRekanan.${user.id}`}
          rules={(values) => aturanEmailRekanan(values, user.email)}
          deed={(office, { email, alasan }) =>
            office.changeVendorEmail(user, { email: email ?? '', alasan: alasan ?? '' })
          }
        >
          <Typography>{text.ubahEmailIsi(user.email)}</Typography>
          <RequiredText
            source="email"
            label={text.emailBaru}
            type="email"
            max={MAKS_PENGGUNA.email}
          />
          <LimitedText
            source="alasan"
            isRequired
            multiline
            minRows={2}
            helperText={text.alasanBantuan}
            max={MAKS_ALASAN_PENGGUNA}
          />
        </DeedDialog>
      )}
    </>
  )
}
