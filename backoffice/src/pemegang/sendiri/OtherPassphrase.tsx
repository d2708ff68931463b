import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { Checker } from '@eproc/domain/common/checker'
import type { HolderKeyOwn } from '@eproc/domain/pemegang/answers'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import { notify } from '@eproc/ui/api/notice.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormPassword } from '@eproc/ui/fields/FormPassword.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { DrawnPassphrase } from './DrawnPassphrase.tsx'
import { rewrapKey, type Access } from '../own_key.ts'
import { sameAsDrawn } from './passphrase.ts'
import { StepForm } from './StepForm.tsx'

interface Typed {
  frasaLama: string
  berkas: File | null
  kode: string
  frasa: string
}

interface OtherPassphraseProps {
  of: HolderKeyOwn
  /** file and code open the key instead of the passphrase */
  lost: boolean
  close: () => void
}

const accessOf = ({ frasaLama, berkas, kode }: Typed, lost: boolean): Access =>
  lost && berkas ? { kind: 'recovery', berkas, kode } : { kind: 'passphrase', frasa: frasaLama }

function rules({ frasaLama, berkas, kode, frasa }: Typed, lost: boolean, drawn: string) {
  const check = new Checker()
  if (lost) {
    if (!berkas) check.add('berkas', 'required', text.lupa.berkasKosong)
    if (!kode.trim()) check.add('kode', 'required', text.lupa.kodeKosong)
  } else if (!frasaLama.trim()) check.add('frasaLama', 'required', text.frasa.kosong)
  return [...check.findings, ...sameAsDrawn(frasa, drawn)]
}

/** The same key under six new words. */
export function OtherPassphrase({ of: key, lost, close }: OtherPassphraseProps) {
  const office = useOffice()
  const refresh = useRefresh()
  const [drawn, setDrawn] = useState<string | null>(null)
  if (drawn === null) return <DrawnPassphrase close={close} onNoted={setDrawn} />
  return (
    <StepForm<Typed>
      title={lost ? text.lupa.judul : text.tombol.ganti}
      submit={text.tombol.ganti}
      defaults={{ frasaLama: '', berkas: null, kode: '', frasa: '' }}
      rules={(typed) => rules(typed, lost, drawn)}
      save={async (typed) => {
        const own = await office.ownKeys()
        const body = await rewrapKey(own, key, accessOf(typed, lost), drawn)
        const { message } = await office.rewrapKey(key.id, body)
        close()
        notify(message)
        refresh()
      }}
      close={close}
    >
      {lost ? (
        <>
          <Typography>{text.lupa.isi}</Typography>
          <Typography color="text.secondary">{text.lupa.tanpa}</Typography>
          <FormFile<Typed> name="berkas" label={text.lupa.berkas} kind={['json']} required />
          <FormText<Typed> name="kode" label={text.pulih.kode} autoComplete="off" required />
        </>
      ) : (
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
