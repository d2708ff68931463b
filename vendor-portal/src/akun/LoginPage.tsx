import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { kodeMasuk } from '@eproc/i18n/id/kode_masuk'
import { ApiError } from '@eproc/ui/api/api.ts'
import { FormPassword } from '@eproc/ui/fields/FormPassword.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { safeNext, logIn, useSession } from '@eproc/ui/session/session.ts'
import { interruptedPage, wasInterrupted } from '@eproc/ui/session/return_page.ts'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { CodeField } from './kode_masuk/CodeDialog.tsx'
import { ResendAktivasi } from './ResendAktivasi.tsx'
import { Sheet } from './Sheet.tsx'
import { AfterLogin } from './AfterLogin.tsx'

const t = akunLayar.login

/** /login: User ID and password; then on to the page that was asked for (?lanjut=) or the role's home (S1 §2.3). */
export default function LoginPage() {
  const [query] = useSearchParams()
  const { pengguna } = useSession()
  if (pengguna) {
    const next = safeNext(query.get('lanjut') ?? interruptedPage(pengguna.userId))
    return <AfterLogin pengguna={pengguna} next={next} />
  }
  return <LoginForm asked={safeNext(query.get('lanjut')) !== null} />
}

const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ rule }) => rule === 'kodeDiminta')

/** @param asked a page that needs a login led here */
function LoginForm({ asked }: { asked: boolean }) {
  const form = useForm({ defaultValues: { userId: '', password: '', kode: '' } })
  const userId = useWatch({ control: form.control, name: 'userId' })
  const { errors, isSubmitting } = form.formState
  const [interrupted] = useState(wasInterrupted)
  const [askCode, setAskCode] = useState(false)
  return (
    <Sheet>
      <PageTitle title={t.title} description={t.description} />
      {(interrupted || asked) && (
        <div style={{ marginBottom: 24 }}>
          <MessageBox>{interrupted ? t.interrupted : t.asked}</MessageBox>
        </div>
      )}
      <Form
        form={form}
        guard={false}
        onSubmit={async (values) => {
          try {
            await logIn(values.userId, values.password, values.kode)
          } catch (error) {
            // The password was right: a second step follows, which is no failure.
            if (!asksForCode(error)) throw error
            setAskCode(true)
          }
        }}
      >
        <FormText
          name="userId"
          label={t.userId}
          required
          literal
          autoComplete="username"
          max={254}
        />
        <FormPassword name="password" label={t.password} required autoComplete="current-password" />
        {askCode && <CodeField label={kodeMasuk.layar.field} hint={kodeMasuk.layar.hint} />}
        {errors.userId?.type === 'belumAktif' && (
          <ResendAktivasi account={{ userId }} label={t.resend} />
        )}
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {askCode ? kodeMasuk.layar.lanjut : t.button}
        </Button>
        <AppLink to="/forget">{t.forgot}</AppLink>
      </Form>
      <Typography sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        {t.noAccount} <AppLink to="/registrasi">{t.daftar}</AppLink>
      </Typography>
    </Sheet>
  )
}
