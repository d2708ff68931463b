import NoTelephone from '@mui/icons-material/PhonelinkEraseOutlined'
import SendLink from '@mui/icons-material/LockResetOutlined'
import Status from '@mui/icons-material/ToggleOffOutlined'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { bolehKirimSandi } from '@eproc/domain/akun/kewenangan_pengguna'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { kodeMasukAdmin } from '@eproc/i18n/id/kode_masuk_admin'
import { master } from '@eproc/i18n/id/master'
import { ConfirmDeed } from '../shared/deed/ConfirmDeed.tsx'
import { DeedButton } from '../shared/deed/DeedButton.tsx'
import { StatusDialog } from './StatusDialog.tsx'
import { usePowersOver } from './useAdministrator.ts'

const text = master.pengguna

/** Deeds on an account (S2 §2.6): send a password link, change the status; take the second step of its login off. */
export const AccountDeeds = () => (
  <>
    <SendPasswordLink />
    <ChangeStatus />
    <RemoveSecondStep />
  </>
)

function SendPasswordLink() {
  const user = useRecordContext<PenggunaAnswer>()
  const { mayEdit } = usePowersOver(user)
  if (!user) return null
  return (
    <ConfirmDeed
      text={text.kirimSandi}
      question={text.kirimSandiJudul(user.nama)}
      deed={(office) => office.sendPasswordLink(user)}
      trigger={(ask) => (
        <DeedButton
          action="send_password_link"
          icon={<SendLink />}
          disabled={!mayEdit || !bolehKirimSandi(user)}
          onClick={ask}
        />
      )}
    >
      {text.kirimSandiIsi(user.email)}
    </ConfirmDeed>
  )
}

/** For who lost telephone and recovery codes. */
function RemoveSecondStep() {
  const user = useRecordContext<PenggunaAnswer>()
  const { mayJudge } = usePowersOver(user)
  if (!user?.kodeMasuk) return null
  return (
    <ConfirmDeed
      text={kodeMasukAdmin.hapus}
      question={kodeMasukAdmin.tanya}
      destructive
      deed={(office) => office.removeSecondStep(user)}
      trigger={(ask) => (
        <DeedButton
          action="remove_second_step"
          icon={<NoTelephone />}
          disabled={!mayJudge}
          onClick={ask}
        />
      )}
    >
      {kodeMasukAdmin.isi(user.nama)}
    </ConfirmDeed>
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
