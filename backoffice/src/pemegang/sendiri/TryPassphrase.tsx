import { Checker } from '@eproc/domain/common/checker'
import type { HolderKeyOwn } from '@eproc/domain/pemegang/answers'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { done } from '../../shared/deed/done.ts'
import { SecretInput } from '../../shared/form/inputs.tsx'
import { unlockKey } from '../own_key.ts'

interface Typed {
  frasa: string
}

/** Does the passphrase still open the key? Nothing is sent. */
export function TryPassphrase({ of: key, close }: { of: HolderKeyOwn; close: () => void }) {
  return (
    <DeedDialog<Typed>
      title={text.coba.judul}
      submit={{ text: text.tombol.buka }}
      defaults={{ frasa: '' }}
      rules={({ frasa }) => {
        const check = new Checker()
        if (!frasa.trim()) check.add('frasa', 'required', text.frasa.kosong)
        return check.findings
      }}
      deed={async (office, { frasa }) => {
        await unlockKey(await office.ownKeys(), key, frasa)
        return done(text.coba.berhasil, null)
      }}
      close={close}
    >
      <SecretInput source="frasa" autoComplete="off" required />
    </DeedDialog>
  )
}
