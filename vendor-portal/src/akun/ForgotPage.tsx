import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { api } from '@eproc/ui/api/api.ts'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { Sheet, Buttons } from './Sheet.tsx'

const t = akunLayar.forgot

/** /forget: asks for a password link by User ID or e-mail (S1 §2.3). */
export default function ForgotPage() {
  const form = useForm({ defaultValues: { userId: '' } })
  const [message, setMessage] = useState<string | null>(null)
  if (message !== null)
    return (
      <Sheet>
        <PageTitle title={t.title} />
        <MessageBox tone="success">{message}</MessageBox>
        <Typography sx={{ my: 3 }}>{t.nextSteps}</Typography>
        <Button component={AppLink} to="/login" variant="outlined">
          {t.toLogin}
        </Button>
      </Sheet>
    )
  return (
    <Sheet>
      <PageTitle title={t.title} description={t.description} />
      <Form
        form={form}
        guard={false}
        onSubmit={async (values) => {
          setMessage((await api.post('/userman/forget', values)).message)
        }}
      >
        <FormText
          name="userId"
          label={t.field}
          required
          literal
          autoComplete="username"
          max={254}
        />
        <Buttons>
          <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
            {t.button}
          </Button>
          <Button component={AppLink} to="/login">
            {t.toLogin}
          </Button>
        </Buttons>
      </Form>
    </Sheet>
  )
}
