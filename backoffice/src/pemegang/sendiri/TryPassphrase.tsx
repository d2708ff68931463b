import { Checker } from '@eproc/domain/common/checker'
import type { HolderKeyOwn } from '@eproc/domain/pemegang/answers'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import { notify } from '@eproc/ui/api/notice.ts'
import { FormPassword } from '@eproc/ui/fields/FormPassword.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { unlockKey } from '../own_key.ts'
import { StepForm } from './StepForm.tsx'

interface Typed {
  frasa: string
}

/** Does the passphrase still open the key? Nothing is sent. */
export function TryPassphrase({ of: key, close }: { of: HolderKeyOwn; close: () => void }) {
  const office = useOffice()
  return (
    <StepForm<Typed>
      title={text.coba.judul}
      submit={text.tombol.buka}
      defaults={{ frasa: '' }}
      rules={({ frasa }) => {
        const check = new Checker()
        if (!frasa.trim()) check.add('frasa', 'required', text.frasa.kosong)
        return check.findings
      }}
      save={async ({ frasa }) => {
        await unlockKey(await office.ownKeys(), key, frasa)
        close()
        notify(text.coba.berhasil)
      }}
      close={close}
    >
      <FormPassword<Typed> name="frasa" label={text.frasa.label} autoComplete="off" required />
    </StepForm>
  )
}
