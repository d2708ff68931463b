import Skeleton from '@mui/material/Skeleton'
import { useCallback, useMemo, type ReactNode } from 'react'
import { RecordContextProvider } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { Hak } from '@eproc/domain/common/rights'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import { umum } from '@eproc/i18n/id/umum'
import { CancelButton, FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { Unread } from '../../shared/panel/Unread.tsx'
import { TenderContext } from '../context.ts'
import { useTabTender } from '../tender_reads.ts'
import { TenderContent } from './TenderContent.tsx'
import { useDirty } from './useDirty.ts'
import { useTahapAddress } from './useTahapAddress.ts'

const teks = tenderStaf.dialog

export interface TenderDialogProps {
  paketId: number
  /** The caller drops `tahap` from the address. */
  onClose: () => void
  /** Buttons in the footer while the tab Informasi is open (Publish, Gagal, Batal). */
  actions?: ReactNode
}

/** Full-screen dialog 'Proses paket'; the address keeps the open tab (`?tahap=sanggah`). */
export function TenderDialog({ paketId, onClose, actions }: TenderDialogProps) {
  const tabs = useTabTender(paketId)
  const { data } = tabs
  const { dirty, reportDirty } = useDirty()
  const [tahap] = useTahapAddress()
  const { pathname } = useLocation()
  const tender = useMemo(
    () => ({
      may: (hak: Hak) => data?.bisa.includes(hak) === true,
      selesai: data?.selesai ?? null,
      reportDirty,
    }),
    [data, reportDirty]
  )
  // One offer after the other is evaluated in the same form.
  const within = useCallback(
    (to: URL) => to.pathname === pathname && to.searchParams.get('tahap') === tahap,
    [pathname, tahap]
  )
  const atInformasi = !data?.tab.some((t) => t.kunci === tahap)
  return (
    <FullDialog
      open
      fullScreen
      width="xl"
      dirty={dirty}
      within={within}
      onClose={onClose}
      title={data ? teks.judul(data.paket.kode, data.paket.nama) : teks.judulMuat}
      actions={
        <>
          {atInformasi && actions}
          <CancelButton text={umum.tombol.tutup} />
        </>
      }
    >
      {data ? (
        <RecordContextProvider value={data.paket}>
          <TenderContext value={tender}>
            <TenderContent tender={data} dirty={dirty} />
          </TenderContext>
        </RecordContextProvider>
      ) : (
        <Unread of={[tabs]} waiting={<TabSkeleton />} />
      )}
    </FullDialog>
  )
}

const TabSkeleton = () => (
  <div role="status" aria-label={ui.memuat}>
    <Skeleton variant="rounded" height={48} sx={{ mb: 3 }} />
    <Skeleton variant="rounded" height={420} />
  </div>
)
