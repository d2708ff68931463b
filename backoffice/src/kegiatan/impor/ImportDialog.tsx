import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { angka, rupiah, tanggalWaktu } from '@eproc/domain/common/format'
import type { ImporDiperiksa } from '@eproc/domain/rup/answers'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { CancelButton, FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { listLink, useListAddress } from '../../shared/list/listAddress.ts'
import { useClose } from '../../shared/record/useClose.ts'
import { FilePick } from './FilePick.tsx'
import { ImportErrors } from './ImportErrors.tsx'
import { useImport, type Import } from './useImport.ts'

const text = rupLayar.kegiatan.impor

/** Kegiatan of a year from a workbook: first a check that writes nothing, then exactly the checked file. */
export default function ImportDialog() {
  const tahun = Number(useParams().tahun)
  const close = useClose()
  const job = useImport(tahun)
  const [again, setAgain] = useState(false)
  const pick: Import['pick'] = (...picked) => {
    setAgain(false)
    job.pick(...picked)
  }
  return (
    <FullDialog
      open
      width="md"
      title={text.judul(tahun)}
      onClose={close}
      busy={job.busy !== null}
      actions={<Actions job={job} pick={pick} again={again} />}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        {job.done ? (
          <MessageBox tone="success" title={text.selesai(angka(job.done.jumlah))}>
            {text.selesaiIsi}
          </MessageBox>
        ) : (
          <>
            <FilePick tahun={tahun} file={job.file} pick={pick} />
            {job.refusal && <MessageBox tone="error">{job.refusal}</MessageBox>}
            {job.busy && <Progress busy={job.busy} progress={job.progress} />}
            {job.checked && !job.busy && (
              <Checked checked={job.checked} again={again} setAgain={setAgain} />
            )}
          </>
        )}
      </div>
    </FullDialog>
  )
}

function Actions({ job, pick, again }: { job: Import; pick: Import['pick']; again: boolean }) {
  const address = useListAddress()
  const { checked, done, busy, file } = job
  const tahun = Number(useParams().tahun)
  if (done) {
    return (
      <>
        <Button onClick={() => pick(null)}>{text.lagi}</Button>
        <Button
          variant="contained"
          component={Link}
          to={listLink(address, { tahun, impor: done.id })}
        >
          {text.lihat}
        </Button>
      </>
    )
  }
  const ready = checked?.errorCount === 0
  return (
    <>
      <CancelButton disabled={busy !== null} />
      {ready ? (
        <Button
          variant="contained"
          disabled={busy !== null || (checked.pernah !== null && !again)}
          onClick={() => job.store(again)}
        >
          {text.impor(angka(checked.jumlah))}
        </Button>
      ) : (
        <Button
          variant="contained"
          disabled={!file || busy !== null || checked !== null}
          onClick={job.check}
        >
          {text.periksa}
        </Button>
      )}
    </>
  )
}

function Progress({ busy, progress }: { busy: 'check' | 'store'; progress: number | null }) {
  const label = busy === 'check' ? text.memeriksa : text.mengimpor
  const percent = busy === 'check' && progress !== null ? Math.round(progress * 100) : 100
  return (
    <div role="status">
      <Typography variant="caption">{label}</Typography>
      <LinearProgress
        aria-label={label}
        {...(percent < 100 ? { variant: 'determinate' as const, value: percent } : {})}
      />
    </div>
  )
}

interface CheckedProps {
  checked: ImporDiperiksa
  again: boolean
  setAgain: (again: boolean) => void
}

function Checked({ checked, again, setAgain }: CheckedProps) {
  const { pernah, jumlah, errorCount, totalPagu } = checked
  return (
    <>
      {pernah && (
        <MessageBox tone="warning" title={text.pernah}>
          {text.pernahIsi(angka(pernah.jumlah), tanggalWaktu(pernah.waktu), pernah.oleh)}
        </MessageBox>
      )}
      {errorCount > 0 ? (
        <ImportErrors checked={checked} />
      ) : (
        <>
          <MessageBox tone="success" title={text.siap(angka(jumlah))}>
            {text.siapIsi(rupiah(totalPagu))}
          </MessageBox>
          {pernah && (
            <FormControlLabel
              control={<Checkbox checked={again} onChange={(_, is) => setAgain(is)} />}
              label={text.pernahSetuju}
            />
          )}
        </>
      )}
    </>
  )
}
