import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { FormPassword } from '@eproc/ui/fields/FormPassword.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Formulir } from '@eproc/ui/fields/Form.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { lanjutAman, masuk, useSesi } from '@eproc/ui/session/session.ts'
import { Tautan } from '@eproc/ui/layout/AppLink.tsx'
import { ResendAktivasi } from './ResendAktivasi.tsx'
import { Sheet } from './Sheet.tsx'
import { AfterLogin } from './AfterLogin.tsx'

const t = akunLayar.login

/** /login: User ID and password; then on to the page that was asked for (?lanjut=) or the role's home (S1 §2.3). */
export default function LoginPage() {
  const [query] = useSearchParams()
  const { pengguna } = useSesi()
  if (pengguna) return <AfterLogin pengguna={pengguna} next={lanjutAman(query.get('lanjut'))} />
  return <LoginForm />
}

function LoginForm() {
  const form = useForm({ defaultValues: { userId: '', password: '' } })
  const userId = useWatch({ control: form.control, name: 'userId' })
  const { errors, isSubmitting } = form.formState
  return (
    <Sheet>
      <PageTitle judul={t.title} keterangan={t.description} />
      <Formulir
        form={form}
        jaga={false}
        onKirim={async (values) => {
          await masuk(values.userId, values.password)
        }}
      >
        <FormText name="userId" label={t.userId} wajib autoComplete="username" maks={254} />
        <FormPassword name="password" label={t.password} wajib autoComplete="current-password" />
        {errors.userId?.type === 'belumAktif' && (
          <ResendAktivasi account={{ userId }} label={t.resend} />
        )}
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {t.button}
        </Button>
        <Tautan ke="/forget">{t.forgot}</Tautan>
      </Formulir>
      <Typography sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        {t.noAccount} <Tautan ke="/registrasi">{t.daftar}</Tautan>
      </Typography>
    </Sheet>
  )
}
