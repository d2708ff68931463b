import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { GagalAktivasi, AktivasiAnswer } from '@eproc/domain/akun/answers'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { ui } from '@eproc/i18n/id/ui'
import { umum } from '@eproc/i18n/id/umum'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { ResendAktivasi } from './ResendAktivasi.tsx'
import { Sheet, DetailList, Buttons } from './Sheet.tsx'

const t = akunLayar.aktivasi

/* The message of a failed activation is a JSON string (S1 §7); anything else is shown as it is. */
function readFailure(
  failure: unknown
): Omit<GagalAktivasi, 'jenis'> & { jenis: GagalAktivasi['jenis'] | null } {
  const text = errorMessage(failure)
  try {
    return JSON.parse(text) as GagalAktivasi
  } catch {
    return { jenis: null, message: text }
  }
}

/** /registrasi/user/:kodeUrl: the mailed code is sent when the page opens (S1 §2.5). */
export default function AktivasiPage() {
  const { kodeUrl = '' } = useParams()
  /* A query, not an effect: React's double mount in development must not use the link up twice. */
  const { data, error, refetch } = useQuery({
    queryKey: ['aktivasi', kodeUrl],
    queryFn: async () => (await api.post<AktivasiAnswer>('/member/activity', { kodeUrl })).data,
    retry: false,
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
  const failed = error ? readFailure(error) : null
  return (
    <Sheet>
      <PageTitle title={t.title} description={data || failed ? undefined : t.processing} />
      {!data && !failed && <PageSkeleton rows={2} />}
      {data && (
        <>
          <MessageBox tone="success" title={t.success} />
          <DetailList sx={{ my: 3 }}>
            <div>
              <dt>{t.email}</dt>
              <dd>{data.email}</dd>
            </div>
            <div>
              <dt>{t.userId}</dt>
              <dd>{data.userId}</dd>
            </div>
          </DetailList>
          <Typography sx={{ mb: 3 }}>{t.nextSteps}</Typography>
        </>
      )}
      {failed && (
        <MessageBox tone="error" title={t.failed}>
          {failed.message}
        </MessageBox>
      )}
      {failed?.jenis === 'EXP' && !failed.daftarLagi && (
        <div style={{ marginTop: 24 }}>
          <ResendAktivasi account={{ kodeUrl }} label={t.resend} primary />
        </div>
      )}
      {(data || failed) && (
        <Buttons sx={{ mt: 3 }}>
          {/* The server was not reached, or could not judge: the link is as good as before. */}
          {failed?.jenis === null && (
            <Button variant="contained" onClick={() => void refetch()}>
              {ui.tombol.cobaLagi}
            </Button>
          )}
          {/* A link that was used up has usually done its work: who follows it again wants to log in. */}
          {(data || failed?.jenis === 'INV') && (
            <Button component={AppLink} to="/login" variant="contained">
              {t.login}
            </Button>
          )}
          {failed?.daftarLagi && (
            <Button component={AppLink} to="/registrasi" variant="contained">
              {t.daftarLagi}
            </Button>
          )}
          <Button component={AppLink} to="/" variant="outlined">
            {umum.tombol.kembaliKeHome}
          </Button>
        </Buttons>
      )}
    </Sheet>
  )
}
