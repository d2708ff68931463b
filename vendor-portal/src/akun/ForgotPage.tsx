import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { api } from '@eproc/ui/api/api.ts'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Formulir } from '@eproc/ui/fields/Form.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { KotakPesan } from '@eproc/ui/feedback/MessageBox.tsx'
import { Tautan } from '@eproc/ui/layout/AppLink.tsx'
import { Sheet, Buttons } from './Sheet.tsx'

const t = akunLayar.forgot

/** /forget: asks for a password link by User ID or e-mail (S1 §2.3). */
export default function ForgotPage() {
  const form = useForm({ defaultValues: { userId: '' } })
  const [message, setMessage] = useState<string | null>(null)
  if (message !== null)
    return (
      <Sheet>
        <PageTitle judul={t.title} />
        <KotakPesan nada="sukses">{message}</KotakPesan>
        <Typography sx={{ my: 3 }}>{t.nextSteps}</Typography>
        <Button component={Tautan} ke="/login" variant="outlined">
          {t.toLogin}
        </Button>
      </Sheet>
    )
  return (
    <Sheet>
      <PageTitle judul={t.title} keterangan={t.description} />
      <Formulir
        form={form}
        jaga={false}
        onKirim={async (values) => {
          setMessage((await api.post('/userman/forget', values)).message)
        }}
      >
        <FormText name="userId" label={t.field} wajib autoComplete="username" maks={254} />
        <Buttons>
          <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
            {t.button}
          </Button>
          <Button component={Tautan} ke="/login">
            {t.toLogin}
          </Button>
        </Buttons>
      </Formulir>
    </Sheet>
  )
}
