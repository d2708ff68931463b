import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Checker } from '@eproc/domain/common/checker'
import type { HolderKeyOwn } from '@eproc/domain/pemegang/answers'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import { makeKey, type NewKey } from '@eproc/sealing/keys/make'
import type { OpenKey } from '@eproc/sealing/keys/pair'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { done } from '../../shared/deed/done.ts'
import { SecretInput } from '../../shared/form/inputs.tsx'
import { DrawnPassphrase } from './DrawnPassphrase.tsx'
import { unlockKey } from '../own_key.ts'
import { sameAsDrawn } from './passphrase.ts'
import { SaveRecovery } from './SaveRecovery.tsx'

interface Typed {
  frasaBaru: string
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
  /** one that waits beside it and would end by the new one */
  ends?: HolderKeyOwn | undefined
  close: () => void
}

/** A new key in three steps: six words, the words once more, and what brings it back when they are lost. */
export default function MakeKey({ previous, ends, close }: MakeKeyProps) {
  const [passphrase, setPassphrase] = useState<string | null>(null)
  const [made, setMade] = useState<Made | null>(null)
  if (passphrase === null) {
    return <DrawnPassphrase close={close} onNoted={setPassphrase} ends={ends} />
  }
  if (made) return <SaveRecovery made={made} close={close} />
  return (
    <DeedDialog<Typed, Made>
      title={text.frasa.ulangJudul}
      submit={{ text: text.tombol.lanjut }}
      defaults={{ frasaBaru: '', frasaLama: '' }}
      rules={({ frasaBaru, frasaLama }) => {
        const check = new Checker()
        if (previous && !frasaLama.trim()) check.add('frasaLama', 'required', text.frasa.kosong)
        return [...check.findings, ...sameAsDrawn(frasaBaru, passphrase)]
      }}
      deed={async (office, { frasaLama }) => {
        const own = await office.ownKeys()
        const open = previous && (await unlockKey(own, previous, frasaLama, 'frasaLama'))
        return done('', { key: await makeKey(own.pemegang, passphrase), previous: open })
      }}
      next={({ data }) => setMade(data)}
      close={close}
    >
      <Typography>{text.frasa.ulangIsi}</Typography>
      {previous && <SecretInput source="frasaLama" autoComplete="off" required />}
      <SecretInput source="frasaBaru" autoComplete="off" required />
    </DeedDialog>
  )
}
