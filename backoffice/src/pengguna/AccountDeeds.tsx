import SendLink from '@mui/icons-material/LockResetOutlined'
import Status from '@mui/icons-material/ToggleOffOutlined'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import { DeedButton } from '../shared/deed/DeedButton.tsx'
import { useDeed } from '../shared/deed/useDeed.ts'
import { StatusDialog } from './StatusDialog.tsx'
import { usePowersOver } from './useAdministrator.ts'

const text = master.pengguna

/** Both deeds on an account (S2 §2.6): send a password link, change the status. */
export const AccountDeeds = () => (
  <>
    <SendPasswordLink />
    <ChangeStatus />
  </>
)

function SendPasswordLink() {
  const user = useRecordContext<PenggunaAnswer>()
  const { mayEdit } = usePowersOver(user)
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useDeed((office, account: PenggunaAnswer) =>
    office.sendPasswordLink(account)
  )
  if (!user) return null
  return (
    <>
      <DeedButton
        action="send_password_link"
        icon={<SendLink />}
        disabled={!mayEdit || user.status !== 'A'}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        busy={isPending}
        title={text.kirimSandiJudul(user.nama)}
        button={text.kirimSandi}
        onConfirm={() => mutate(user, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {text.kirimSandiIsi(user.email)}
      </ConfirmDialog>
    </>
  )
}

function ChangeStatus() {
  const { mayJudge } = usePowersOver(useRecordContext<PenggunaAnswer>())
  const [open, setOpen] = useState(false)
  return (
    <>
      <DeedButton
        action="change_status"
        icon={<Status />}
        disabled={!mayJudge}
        onClick={() => setOpen(true)}
      />
      {open && <StatusDialog close={() => setOpen(false)} />}
    </>
  )
}
