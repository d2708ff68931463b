import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { FormPassword } from '@eproc/ui/fields/FormPassword.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { safeNext, logIn, useSession } from '@eproc/ui/session/session.ts'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { ResendAktivasi } from './ResendAktivasi.tsx'
import { Sheet } from './Sheet.tsx'
import { AfterLogin } from './AfterLogin.tsx'

const t = akunLayar.login

/** /login: User ID and password; then on to the page that was asked for (?lanjut=) or the role's home (S1 §2.3). */
export default function LoginPage() {
  const [query] = useSearchParams()
  const { pengguna } = useSession()
  if (pengguna) return <AfterLogin pengguna={pengguna} next={safeNext(query.get('lanjut'))} />
  return <LoginForm />
}

function LoginForm() {
  const form = useForm({ defaultValues: { userId: '', password: '' } })
  const userId = useWatch({ control: form.control, name: 'userId' })
  const { errors, isSubmitting } = form.formState
  return (
    <Sheet>
      <PageTitle title={t.title} description={t.description} />
      <Form
        form={form}
        guard={false}
        onSubmit={async (values) => {
          await logIn(values.userId, values.password)
        }}
      >
        <FormText name="userId" label={t.userId} required autoComplete="username" max={254} />
        <FormPassword name="password" label={t.password} required autoComplete="current-password" />
        {errors.userId?.type === 'belumAktif' && (
          <ResendAktivasi account={{ userId }} label={t.resend} />
        )}
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {t.button}
        </Button>
        <AppLink to="/forget">{t.forgot}</AppLink>
      </Form>
      <Typography sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        {t.noAccount} <AppLink to="/registrasi">{t.daftar}</AppLink>
      </Typography>
    </Sheet>
  )
}
