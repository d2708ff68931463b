import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { RevisiRow, RincianPaket } from '@eproc/domain/paket/answers'
import { nomorWajib } from '@eproc/domain/tahap/templat'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { CancelButton, FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { useLeave } from '../OnePaket.tsx'
import { StepPapers } from './StepPapers.tsx'
import { JadwalInputs } from './JadwalInputs.tsx'
import { StaleRevisi } from './StaleRevisi.tsx'
import { useRevisiDraft } from './revisi_draft.ts'

const text = paketLayar.revisi

/** `/12/revisi` (S3 §2.4): the schedule is edited, saved, then approved by the manajer ULP. */
export default function RevisiDialog() {
  const { id } = useRecordContext<RincianPaket>()!
  const office = useOffice()
  const leave = useLeave()
  const { data: waiting, isFetchedAfterMount } = useQuery({
    queryKey: ['rup/paket', 'revisi', id],
    queryFn: () => office.revisiMenunggu(id),
    staleTime: 0,
  })
  if (waiting && isFetchedAfterMount) return <Draft waiting={waiting} />
  return (
    <FullDialog open fullScreen title={text.judul('')} onClose={leave}>
      <PageSkeleton />
    </FullDialog>
  )
}

function Draft({ waiting }: { waiting: readonly RevisiRow[] }) {
  const paket = useRecordContext<RincianPaket>()!
  const leave = useLeave()
  const draft = useRevisiDraft(paket, waiting, leave)
  const paused = paket.statusPelaksanaan === 'P'
  return (
    <FullDialog
      open
      fullScreen
      title={`${text.judul(paket.kode)} · ${paket.nama}`}
      onClose={leave}
      dirty={draft.dirty && !draft.saving}
      busy={draft.saving}
      actions={
        <>
          <CancelButton text={paketLayar.konfirmasi.tutup} disabled={draft.saving} />
          <Button
            variant="contained"
            loading={draft.saving}
            disabled={!draft.valid || !draft.dirty}
            onClick={draft.save}
          >
            {text.simpan}
          </Button>
        </>
      }
    >
      <div style={{ maxWidth: 1240, margin: '0 auto', display: 'grid', gap: 16 }}>
        {paket.revisi?.status === 'menunggu' && (
          <MessageBox tone="info">
            {text.menunggu(paket.revisi.pengaju, tanggalWaktu(paket.revisi.diajukanPada))}
          </MessageBox>
        )}
        <MessageBox tone="info">{paused ? text.ditunda : text.aturan}</MessageBox>
        {draft.newer && (
          <StaleRevisi
            base={draft.base}
            newer={draft.newer}
            rows={draft.rows}
            onTake={draft.change}
          />
        )}
        {draft.common && <MessageBox tone="error">{draft.common}</MessageBox>}
        <JadwalInputs
          rows={draft.rows}
          before={draft.before}
          errors={draft.errors}
          locked={draft.over}
          endOnly={draft.begun}
          required={nomorWajib(paket.metodePemilihan, paket.kualifikasi, paket.jenisPengadaan)}
          onChange={draft.change}
          papers={(urut) => (
            <StepPapers
              step={draft.rows.find((l) => l.urut === urut)!}
              onChange={(part) => draft.change(urut, part)}
            />
          )}
        />
      </div>
    </FullDialog>
  )
}
