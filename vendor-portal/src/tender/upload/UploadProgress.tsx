import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { ukuranBerkas } from '@eproc/domain/common/format'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import type { RunningSeal } from '../segel/seal/useSealedUpload.ts'
import { CancelUpload } from './CancelUpload.tsx'
import type { RunningUpload } from './useUpload.ts'

const t = penawaran.layar
const s = segelRekanan.layar

const TITLES: Record<RunningSeal['state'], (nama: string) => string> = {
  preparing: () => t.menyiapkan,
  proving: () => s.memeriksaKunci,
  waiting: () => s.menungguLog,
  sealing: s.menyegel,
  sending: t.mengunggah,
  interrupted: t.mengunggah,
  confirming: () => t.memastikan,
}

/** Progress of one upload: how much arrived, a broken line, and a cancel button that asks first. */
export function UploadProgress({
  running: b,
  onCancel,
}: {
  running: RunningUpload | RunningSeal
  onCancel: () => void
}) {
  const counted = ['sealing', 'sending', 'interrupted'].includes(b.state)
  const title = TITLES[b.state](b.nama)
  const place = useRef<HTMLElement>(null)
  // It takes the form's place, and the form had the focus.
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Typography role="status" tabIndex={-1} ref={place} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <LinearProgress
        variant={counted ? 'determinate' : 'indeterminate'}
        value={Math.min(100, (b.sent / b.size) * 100)}
        color={b.state === 'interrupted' ? 'warning' : 'primary'}
        aria-label={title}
      />
      {b.state === 'interrupted' && <MessageBox tone="warning">{t.terputus}</MessageBox>}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
        <span style={{ fontVariantNumeric: 'tabular-nums' }}>
          {t.kemajuan(ukuranBerkas(Math.min(b.sent, b.size)), ukuranBerkas(b.size))}
        </span>
        <CancelUpload nama={b.nama} disabled={b.state === 'confirming'} onCancel={onCancel} />
      </div>
    </div>
  )
}
