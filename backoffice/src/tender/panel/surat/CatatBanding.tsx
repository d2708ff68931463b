import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { SanggahRow } from '@eproc/domain/tender/answers_hasil'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import { ProgressDialog } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { BerkasPicker } from '../../../shared/form/BerkasPicker.tsx'
import { usePaket } from '../../context.ts'
import { FailureBox } from '../../DeedState.tsx'
import { usePanelDeed } from '../../usePanelDeed.ts'

const teks = tenderStaf.sanggah

/** Records an appeal that arrived outside the application. */
export function CatatBanding({ candidates }: { candidates: readonly SanggahRow[] }) {
  const { id } = usePaket()
  const [chosen, setChosen] = useState<SanggahRow | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const deed = usePanelDeed(
    (office, input: { vendorId: number; file: File }, progress) =>
      office.catatBanding(id, input.vendorId, input.file, progress),
    tenderStaf.gagal.sanggah
  )
  if (candidates.length === 0) return null
  // Neither the file nor what was refused is the next vendor's.
  const close = () => {
    setChosen(null)
    setFile(null)
    deed.clear()
  }
  const record = async () => {
    if (!chosen) return
    if (!file) return deed.fail(tenderHasil.sanggah.tanpaFileVendor)
    if (await deed.run({ vendorId: chosen.vendorId, file })) close()
  }
  return (
    <section aria-label={teks.catat} style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Typography variant="h3" component="h4">
        {teks.catat}
      </Typography>
      <Typography color="text.secondary">{teks.catatKet}</Typography>
      {candidates.map((row) => (
        <Button key={row.vendorId} variant="outlined" onClick={() => setChosen(row)}>
          {`${teks.catat}: ${row.nama}`}
        </Button>
      ))}
      <ConfirmDialog
        open={chosen !== null}
        title={teks.catatTanya(chosen?.nama ?? '')}
        button={teks.catat}
        busy={deed.isPending}
        onCancel={close}
        onConfirm={() => void record()}
      >
        <FailureBox failure={deed.failure} />
        <BerkasPicker name={chosen?.nama ?? ''} file={file} onPick={setFile} />
      </ConfirmDialog>
      <ProgressDialog open={deed.isPending} progress={deed.progress} />
    </section>
  )
}
