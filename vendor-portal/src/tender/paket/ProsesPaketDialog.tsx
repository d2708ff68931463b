import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { ConfirmDialog, FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { usePaketAddress } from './paket_address.ts'
import { ProsesPaket } from './ProsesPaket.tsx'
import { BusyContext } from '../../app/busy.ts'
import { useBusyGuard } from './useBusyGuard.ts'
import { useInformasiPaket, usePaketNews, useRefreshPaket, useTabPaket } from './usePaket.ts'

const PaktaDialog = lazyPart(() => import('./PaktaDialog.tsx'))
const t = tenderLayar.proses

/** Dialog of a paket's process at an address of its own: `?paket=12&tahap=pemasukan` (S1 §2.9). */
export default function ProsesPaketDialog({ paketId }: { paketId: number }) {
  const { tahap, choose, close } = usePaketAddress()
  const tab = useTabPaket(paketId)
  const info = useInformasiPaket(paketId)
  const refresh = useRefreshPaket(paketId)
  const [registering, setRegistering] = useState(false)
  const guard = useBusyGuard()
  const words = guard.asking === 'unsent' ? t.unsent : t.busy
  usePaketNews(paketId)
  const error = tab.error ?? info.error
  const vendorId = tab.data?.rekanan?.vendorId
  return (
    <>
      <FullDialog
        open
        fullScreen
        title={info.data?.nama ?? (error ? t.failed : t.loading)}
        onClose={() => guard.leave(close)}
        actions={
          <Button variant="outlined" onClick={() => guard.leave(close)}>
            {t.close}
          </Button>
        }
      >
        {tab.data && info.data ? (
          <BusyContext value={guard.mark}>
            <ProsesPaket
              info={info.data}
              answer={tab.data}
              chosen={tahap}
              onChoose={(key) => guard.leave(() => choose(key))}
              onDaftar={() => setRegistering(true)}
              onEnd={() => refresh(false)}
            />
          </BusyContext>
        ) : error ? (
          <EmptyState
            illustration="error"
            title={errorMessage(error)}
            actions={
              <Button variant="outlined" onClick={() => refresh()}>
                {ui.tombol.cobaLagi}
              </Button>
            }
          />
        ) : (
          <div role="status" aria-label={t.loading} style={{ display: 'grid', gap: 16 }}>
            <Skeleton width="50%" height={32} />
            <Skeleton variant="rounded" height={160} />
            <Skeleton variant="rounded" height={320} />
          </div>
        )}
      </FullDialog>
      <ConfirmDialog
        open={guard.asking !== null}
        title={words.title}
        button={words.leave}
        cancelLabel={t.busyStay}
        destructive
        onConfirm={guard.proceed}
        onCancel={guard.stay}
      >
        {words.content}
      </ConfirmDialog>
      <OptionalPart>
        {registering && info.data && vendorId !== undefined && (
          <PaktaDialog paket={info.data} vendorId={vendorId} onDone={() => setRegistering(false)} />
        )}
      </OptionalPart>
    </>
  )
}
