import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { KodeMasukAnswer } from '@eproc/domain/akun/answers'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { apakahInternal } from '@eproc/domain/common/roles'
import { kodeMasuk } from '@eproc/i18n/id/kode_masuk'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { useSession } from '@eproc/ui/session/session.ts'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { Buttons } from '../Sheet.tsx'
import { CodeDialog, type CodeDeed } from './CodeDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const t = kodeMasuk.layar

/* The picture's own code is fetched by who sets it up. */
const SetUpDialog = lazyPart(() =>
  import('./SetUpDialog.tsx').then((m) => ({ default: m.SetUpDialog }))
)

/** The second step of the own login: off, set up, on (S1 §2.7; decisions §2). */
export function KodeMasukPanel() {
  const { pengguna } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['kode-masuk', pengguna?.userId],
    queryFn: () => api.get<KodeMasukAnswer>('/api/kode-masuk'),
  })
  const [open, setOpen] = useState<'setUp' | CodeDeed | null>(null)
  const [recovery, setRecovery] = useState<string[] | null>(null)
  const close = () => setOpen(null)
  const done = (codes: string[] | null) => {
    close()
    setRecovery(codes)
    void refetch()
  }
  if (error && !data) return <MessageBox tone="error">{errorMessage(error)}</MessageBox>
  if (!data) return <PageSkeleton rows={2} />
  return (
    <>
      {data.wajib && !data.aktifPada && (
        <div style={{ marginBottom: 16 }}>
          <MessageBox tone="warning">{t.wajib}</MessageBox>
        </div>
      )}
      <Typography sx={{ mb: 2, maxWidth: '72ch' }}>
        {t.tentang} {pengguna && apakahInternal(pengguna.roles) && t.anjuran}
      </Typography>
      {data.aktifPada ? (
        <>
          <Typography sx={{ mb: 2, fontWeight: 600 }}>
            {t.aktifSejak(tanggalWaktu(data.aktifPada), data.sisaPemulihan)}
          </Typography>
          <Buttons>
            <Button variant="outlined" onClick={() => setOpen('pemulihan')}>
              {t.pemulihanBaru}
            </Button>
            {!data.wajib && (
              <Button variant="outlined" color="error" onClick={() => setOpen('matikan')}>
                {t.matikan}
              </Button>
            )}
          </Buttons>
        </>
      ) : (
        <Button variant="contained" onClick={() => setOpen('setUp')}>
          {t.aktifkan}
        </Button>
      )}
      {open === 'setUp' && (
        <OptionalPart>
          <SetUpDialog onClose={close} onDone={done} />
        </OptionalPart>
      )}
      {(open === 'pemulihan' || open === 'matikan') && (
        <CodeDialog deed={open} onClose={close} onDone={done} />
      )}
      {recovery && <RecoveryCodes codes={recovery} onClose={() => setRecovery(null)} />}
    </>
  )
}
