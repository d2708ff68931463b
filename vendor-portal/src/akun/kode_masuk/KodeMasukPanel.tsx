import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { KodeMasukAnswer } from '@eproc/domain/akun/answers'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { apakahInternal } from '@eproc/domain/common/roles'
import { kodeMasuk } from '@eproc/i18n/id/kode_masuk'
import { api } from '@eproc/ui/api/api.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useSession } from '@eproc/ui/session/session.ts'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { Loaded } from '../../app/Loaded.tsx'
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
  const code = useQuery({
    queryKey: ['kode-masuk', pengguna?.userId],
    queryFn: () => api.get<KodeMasukAnswer>('/api/kode-masuk'),
  })
  const [open, setOpen] = useState<'setUp' | CodeDeed | null>(null)
  const [recovery, setRecovery] = useState<string[] | null>(null)
  const close = () => setOpen(null)
  const done = (codes: string[] | null) => {
    close()
    setRecovery(codes)
    void code.refetch()
  }
  return (
    <>
      <Loaded query={code}>{(data) => <State code={data} ask={setOpen} />}</Loaded>
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

interface StateProps {
  code: KodeMasukAnswer
  ask: (deed: 'setUp' | CodeDeed) => void
}

function State({ code, ask }: StateProps) {
  const { pengguna } = useSession()
  return (
    <>
      {code.wajib && !code.aktifPada && (
        <div style={{ marginBottom: 16 }}>
          <MessageBox tone="warning">{t.wajib}</MessageBox>
        </div>
      )}
      <Typography sx={{ mb: 2, maxWidth: '72ch' }}>
        {t.tentang} {pengguna && apakahInternal(pengguna.roles) && t.anjuran}
      </Typography>
      {code.aktifPada ? (
        <>
          <Typography sx={{ mb: 2, fontWeight: 600 }}>
            {t.aktifSejak(tanggalWaktu(code.aktifPada), code.sisaPemulihan)}
          </Typography>
          <Buttons>
            <Button variant="outlined" onClick={() => ask('pemulihan')}>
              {t.pemulihanBaru}
            </Button>
            {!code.wajib && (
              <Button variant="outlined" color="error" onClick={() => ask('matikan')}>
                {t.matikan}
              </Button>
            )}
          </Buttons>
        </>
      ) : (
        <Button variant="contained" onClick={() => ask('setUp')}>
          {t.aktifkan}
        </Button>
      )}
    </>
  )
}
