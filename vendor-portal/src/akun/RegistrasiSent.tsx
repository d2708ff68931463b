import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { umum } from '@eproc/i18n/id/umum'
import { useFocusRescue } from '@eproc/ui/layout/focus_rescue.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { ResendAktivasi } from './ResendAktivasi.tsx'

const t = akunLayar.registrasi

const Steps = styled('ol')({
  margin: '8px 0 32px',
  paddingLeft: 24,
  display: 'grid',
  gap: 12,
  maxWidth: '72ch',
})

export interface RegistrasiSentProps {
  message: string
  email: string
  userId: string
}

type SentProps = RegistrasiSentProps & { onAgain: () => void }

/** After registering: what happens now, what comes next, and what to do when the mail does not arrive. */
export function RegistrasiSent(p: SentProps) {
  useFocusRescue()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <>
      <PageTitle title={t.title} />
      <div style={{ maxWidth: 760 }}>
        <MessageBox tone="success" title={t.success} ref={box} tabIndex={-1}>
          {p.message}
        </MessageBox>
        <Typography variant="h2" sx={{ mt: 4 }}>
          {t.nextTitle}
        </Typography>
        <Steps>
          {t.nextSteps(p.email).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
        <Typography sx={{ mb: 1 }}>{t.tidakTerima}</Typography>
        <ResendAktivasi account={{ userId: p.userId }} label={t.resend} />
        <Typography sx={{ mt: 3, mb: 1, maxWidth: '72ch' }}>{t.salahEmail(p.email)}</Typography>
        <Button onClick={p.onAgain} variant="outlined">
          {t.daftarLagi}
        </Button>
        <br />
        <Button component={AppLink} to="/" variant="contained" sx={{ mt: 4 }}>
          {umum.tombol.kembaliKeHome}
        </Button>
      </div>
    </>
  )
}
