import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { Checker } from '@eproc/domain/common/checker'
import type { HolderKeyOwn } from '@eproc/domain/pemegang/answers'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { DocumentInput, SecretInput } from '../../shared/form/inputs.tsx'
import { DrawnPassphrase } from './DrawnPassphrase.tsx'
import { rewrapKey, type Access } from '../own_key.ts'
import { sameAsDrawn } from './passphrase.ts'

interface Typed {
  frasaLama: string
  berkas: File | null
  kode: string | null
  frasaBaru: string
}

interface OtherPassphraseProps {
  of: HolderKeyOwn
  /** file and code open the key instead of the passphrase */
  lost: boolean
  close: () => void
}

const accessOf = ({ frasaLama, berkas, kode }: Typed, lost: boolean): Access =>
  lost && berkas
    ? { kind: 'recovery', berkas, kode: kode ?? '' }
    : { kind: 'passphrase', frasa: frasaLama }

function rules({ frasaLama, berkas, kode, frasaBaru }: Typed, lost: boolean, drawn: string) {
  const check = new Checker()
  if (lost) {
    if (!berkas) check.add('berkas', 'required', text.lupa.berkasKosong)
    if (!kode?.trim()) check.add('kode', 'required', text.lupa.kodeKosong)
  } else if (!frasaLama.trim()) check.add('frasaLama', 'required', text.frasa.kosong)
  return [...check.findings, ...sameAsDrawn(frasaBaru, drawn)]
}

/** The same key under six new words. */
export function OtherPassphrase({ of: key, lost, close }: OtherPassphraseProps) {
  const [drawn, setDrawn] = useState<string | null>(null)
  if (drawn === null) return <DrawnPassphrase close={close} onNoted={setDrawn} />
  return (
    <DeedDialog<Typed>
      title={lost ? text.lupa.judul : text.tombol.ganti}
      submit={{ text: text.tombol.ganti }}
      defaults={{ frasaLama: '', berkas: null, kode: '', frasaBaru: '' }}
      rules={(typed) => rules(typed, lost, drawn)}
      deed={async (office, typed) => {
        const own = await office.ownKeys()
        return office.rewrapKey(key.id, await rewrapKey(own, key, accessOf(typed, lost), drawn))
      }}
      close={close}
    >
      {lost ? (
        <>
          <Typography>{text.lupa.isi}</Typography>
          <Typography color="text.secondary">{text.lupa.tanpa}</Typography>
          <DocumentInput source="berkas" kind={['json']} required />
          <TextInput source="kode" autoComplete="off" isRequired />
        </>
      ) : (
        <SecretInput source="frasaLama" autoComplete="off" required />
      )}
      <SecretInput source="frasaBaru" autoComplete="off" required />
    </DeedDialog>
  )
}
