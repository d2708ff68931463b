import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Form, RecordContextProvider, TextInput, useRecordContext } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { umum } from '@eproc/i18n/id/umum'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { ProgressDialog } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { AskFirst } from '../../shared/deed/AskFirst.tsx'
import { useDeed } from '../../shared/deed/useDeed.ts'

const text = verifikasiOffice.sertifikat

interface Telling {
  tell: (error: string | null) => void
}

/** Makes a certificate; one that is there is replaced after a question, for its page will say so. */
export function BuatSertifikat({ tell }: Telling) {
  const { id, sertifikat, halanganSertifikat: refusal } = useRecordContext<KeadaanVerifikasi>()!
  const { mutate, isPending } = useDeed(
    (office, vendorId: number) => office.buatSertifikat(vendorId),
    {
      onFailed: (message) => tell(verifikasi.pesan.sertifikatGagal(message)),
    }
  )
  const make = () => {
    tell(null)
    mutate(id)
  }
  return (
    <div>
      <AskFirst
        question={text.buatUlangTanya}
        button={text.buatUlang}
        run={make}
        trigger={(ask) => (
          <Button
            variant={sertifikat ? 'outlined' : 'contained'}
            disabled={refusal !== null || isPending}
            onClick={sertifikat ? ask : make}
          >
            {sertifikat ? text.buatUlang : text.buat}
          </Button>
        )}
      >
        {text.buatUlangIsi(sertifikat?.nomor ?? '')}
      </AskFirst>
      {sertifikat && refusal && (
        <Typography variant="caption" component="p" sx={{ mt: 1 }}>
          {refusal}
        </Typography>
      )}
      <ProgressDialog open={isPending} />
    </div>
  )
}

const RESOLVER = rulesResolver<FieldValues>(({ emailSend }) =>
  emailSend ? [] : [{ field: 'emailSend', rule: 'required', message: umum.errors.wajib }]
)

/** Mails the newest certificate. */
export function KirimSertifikat({ tell }: Telling) {
  const vendor = useRecordContext<KeadaanVerifikasi>()!
  const [defaults] = useState({ emailSend: vendor.email })
  const { mutate, isPending } = useDeed(
    (office, to: string) => office.kirimSertifikat(vendor.id, to),
    {
      onFailed: (message, _error, to) =>
        tell(verifikasi.pesan.sertifikatGagalKirim(`${to}: ${message}`)),
    }
  )
  const send = ({ emailSend }: FieldValues) => {
    if (!vendor.sertifikat) return tell(verifikasi.pesan.sertifikatBelumAda)
    tell(null)
    mutate(String(emailSend).trim())
  }
  return (
    <RecordContextProvider value={undefined}>
      <Form
        noValidate
        defaultValues={defaults}
        resolver={RESOLVER}
        disableInvalidFormNotification
        onSubmit={send}
      >
        <TextInput source="emailSend" type="email" label={text.kirimKe} isRequired />
        <Button
          type="submit"
          variant={vendor.sertifikat ? 'contained' : 'outlined'}
          loading={isPending}
          sx={{ mt: 2 }}
        >
          {text.kirim}
        </Button>
      </Form>
    </RecordContextProvider>
  )
}
