import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import type { HolderKeyRow } from '@eproc/domain/pemegang/answers'
import { CARA_BANDING, type CaraBanding } from '@eproc/domain/pemegang/holder_key'
import { Checker } from '@eproc/domain/common/checker'
import { pemegang } from '@eproc/i18n/id/pemegang'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import type { OfficeProvider } from '../providers/dataProvider.ts'
import { DeedDialog } from '../shared/deed/DeedDialog.tsx'
import { RadioChoice, SecretInput, TickInput } from '../shared/form/inputs.tsx'
import { useClose } from '../shared/record/useClose.ts'
import { Fingerprint } from './Fingerprint.tsx'
import { refused, signConfirmation, signingKey, unlockKey } from './own_key.ts'

interface Confirmation {
  cara: CaraBanding
  sama: boolean
  frasa: string
}

const HOW = CARA_BANDING.map((kode) => ({ kode, teks: pemegang.cara[kode] }))

const rules = ({ cara, sama, frasa }: Partial<Confirmation>) => {
  const check = new Checker()
  if (!cara) check.add('cara', 'required', text.konfirmasi.caraKosong)
  if (!sama) check.add('sama', 'required', text.konfirmasi.samaKosong)
  if (!frasa?.trim()) check.add('frasa', 'required', text.frasa.kosong)
  return check.findings
}

async function confirm(office: OfficeProvider, key: HolderKeyRow, values: Confirmation) {
  const own = await office.ownKeys()
  const mine = signingKey(own)
  if (!mine) throw refused('frasa', text.konfirmasi.tanpaKunci)
  const open = await unlockKey(own, mine, values.frasa)
  return office.confirmKey(key.id, await signConfirmation(own, open, key, values.cara))
}

/** Signs that the fingerprint of this key was compared with its person; offered to whom the server lets. */
export function ConfirmKey() {
  const key = useRecordContext<HolderKeyRow>()
  const [asked, setAsked] = useState(false)
  const close = useClose()
  if (!key?.bolehKonfirmasi) return null
  return (
    <>
      <Button variant="contained" onClick={() => setAsked(true)}>
        {text.tombol.konfirmasi}
      </Button>
      {asked && (
        <DeedDialog<Confirmation, HolderKeyRow>
          title={text.konfirmasi.judul(key.nama)}
          submit={{ text: text.tombol.konfirmasi }}
          defaults={{ sama: false, frasa: '' }}
          rules={rules}
          deed={(office, values) => confirm(office, key, values)}
          close={() => setAsked(false)}
          onDone={close}
        >
          <Typography>{text.konfirmasi.isi(key.nama)}</Typography>
          <Fingerprint sidik={key.sidik} />
          <TickInput source="sama" required />
          <RadioChoice source="cara" choices={HOW} required />
          <SecretInput source="frasa" autoComplete="off" required />
        </DeedDialog>
      )}
    </>
  )
}
