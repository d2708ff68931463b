import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router-dom'
import { aturanPasswordBaru } from '@eproc/domain/akun/aturan_akun'
import type { TautanSandiAnswer } from '@eproc/domain/akun/answers'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { ui } from '@eproc/i18n/id/ui'
import { umum } from '@eproc/i18n/id/umum'
import { api, ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { FormPassword } from '@eproc/ui/fields/FormPassword.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { dropSession } from '@eproc/ui/session/session.ts'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { Sheet } from './Sheet.tsx'
import { useMinimumLengths } from './useMinimumLengths.ts'

const t = akunLayar.reset

/* Of an unknown or ended link; else the server was not reached, or could not judge. */
const refused = (error: unknown): boolean => error instanceof ApiError && error.status === 400

/** /userman/forget/:kodeUrl, 'Reset Password': the link is checked first, then the new password (S1 §2.6). */
export default function ResetPage() {
  const { kodeUrl = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['tautan-sandi', kodeUrl],
    queryFn: () => api.get<TautanSandiAnswer>(`/api/userman/forget/${encodeURIComponent(kodeUrl)}`),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  useEffect(() => {
    if (error) window.scrollTo(0, 0)
  }, [error])
  return (
    <Sheet>
      <PageTitle
        title={t.title}
        description={data ? t.forUser(data.userId) : error ? undefined : t.checking}
      />
      {data && <ResetForm kodeUrl={kodeUrl} owner={data} />}
      {error && (
        <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
          <MessageBox tone="error">{errorMessage(error)}</MessageBox>
          {!refused(error) && (
            <Button variant="contained" onClick={() => void refetch()}>
              {ui.tombol.cobaLagi}
            </Button>
          )}
          <Button component={AppLink} to="/" variant="outlined">
            {umum.tombol.home}
          </Button>
        </div>
      )}
      {!data && !error && <PageSkeleton rows={2} />}
    </Sheet>
  )
}

function ResetForm({ kodeUrl, owner }: { kodeUrl: string; owner: TautanSandiAnswer }) {
  const navigate = useNavigate()
  const minimal = useMinimumLengths()
  const form = useForm({
    defaultValues: { newPass: '', confirmPass: '' },
    resolver: rulesResolver((input) => aturanPasswordBaru(input, minimal)),
  })
  return (
    <Form
      form={form}
      guard={false}
      onSubmit={async ({ newPass }) => {
        const { message } = await api.put('/userman/respwd', {
          ...owner,
          newPass,
          kodeUrl,
          kind: 'R',
        })
        // The server has ended every session of this user.
        dropSession()
        notify(message)
        await navigate('/login', { replace: true })
      }}
    >
      <FormPassword
        name="newPass"
        label={t.create}
        hint={t.hint(minimal.panjangMinPasswd)}
        required
        autoComplete="new-password"
      />
      <FormPassword name="confirmPass" label={t.konfirmasi} required autoComplete="new-password" />
      <Button
        type="submit"
        variant="contained"
        disabled={form.formState.isSubmitting}
        sx={{ justifySelf: 'start' }}
      >
        {umum.tombol.simpan}
      </Button>
    </Form>
  )
}
