import Lanjut from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import { useRecordContext } from 'react-admin'
import type { KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { useLeave } from '../../shared/unsaved/unsaved.ts'
import { KeyButton } from './bar_parts.tsx'
import { useNextVendor, type Sitting } from './sidang.ts'
import { useShortcuts } from '../../shared/keys/useShortcuts.ts'

const sitting = pemeriksaanOffice.sidang

export interface AfterVendorProps {
  sitting: Sitting
  /** no section waits any more */
  done: boolean
}

/** Starts the sitting, or leads to the vendor that is next in the queue. */
export function AfterVendor({ sitting: { mine, take }, done }: AfterVendorProps) {
  const { id } = useRecordContext<KeadaanVerifikasi>()!
  const next = useNextVendor()
  const leave = useLeave()
  const go = () => leave(() => next.after(id))
  useShortcuts({ 'Alt+KeyN': mine ? go : null, 'Ctrl+Enter': mine && done ? go : null })
  if (!mine) {
    return done ? null : (
      <Button variant="outlined" loading={take.isPending} onClick={() => take.mutate()}>
        {sitting.mulai}
      </Button>
    )
  }
  return (
    <KeyButton
      keys={done ? 'Ctrl+Enter' : 'Alt+N'}
      aria={done ? 'Alt+N Control+Enter' : 'Alt+N'}
      variant={done ? 'contained' : 'text'}
      endIcon={<Lanjut />}
      loading={next.isPending}
      onClick={go}
    >
      {sitting.rekananBerikut}
    </KeyButton>
  )
}
