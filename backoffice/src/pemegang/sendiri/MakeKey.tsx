import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Checker } from '@eproc/domain/common/checker'
import type { HolderKeyOwn } from '@eproc/domain/pemegang/answers'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import { makeKey, type NewKey } from '@eproc/sealing/keys/make'
import type { OpenKey } from '@eproc/sealing/keys/pair'
import { FormPassword } from '@eproc/ui/fields/FormPassword.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { DrawnPassphrase } from './DrawnPassphrase.tsx'
import { unlockKey } from '../own_key.ts'
import { sameAsDrawn } from './passphrase.ts'
import { SaveRecovery } from './SaveRecovery.tsx'
import { StepForm } from './StepForm.tsx'

interface Typed {
  frasa: string
  frasaLama: string
}

export interface Made {
  key: NewKey
  /** the key that signs it, unlocked */
  previous: OpenKey | null
}

interface MakeKeyProps {
  /** the key that counts and is renewed */
  previous: HolderKeyOwn | null
  close: () => void
}

/** A new key in three steps: six words, the words once more, and what brings it back when they are lost. */
export default function MakeKey({ previous, close }: MakeKeyProps) {
  const office = useOffice()
  const [passphrase, setPassphrase] = useState<string | null>(null)
  const [made, setMade] = useState<Made | null>(null)
  if (passphrase === null) return <DrawnPassphrase close={close} onNoted={setPassphrase} />
  if (made) return <SaveRecovery made={made} close={close} />
  return (
    <StepForm<Typed>
      title={text.frasa.ulangJudul}
      submit={text.tombol.lanjut}
      defaults={{ frasa: '', frasaLama: '' }}
      rules={({ frasa, frasaLama }) => {
        const check = new Checker()
        if (previous && !frasaLama.trim()) check.add('frasaLama', 'required', text.frasa.kosong)
        return [...check.findings, ...sameAsDrawn(frasa, passphrase)]
      }}
      save={async ({ frasaLama }) => {
        const own = await office.ownKeys()
        const open = previous && (await unlockKey(own, previous, frasaLama, 'frasaLama'))
        setMade({ key: await makeKey(own.pemegang, passphrase), previous: open })
      }}
      close={close}
    >
      <Typography>{text.frasa.ulangIsi}</Typography>
      {previous && (
        <FormPassword<Typed>
          name="frasaLama"
          label={text.frasa.lamaLabel}
          autoComplete="off"
          required
        />
      )}
      <FormPassword<Typed> name="frasa" label={text.frasa.baruLabel} autoComplete="off" required />
    </StepForm>
  )
}
