import Calendar from '@mui/icons-material/CalendarMonthOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { kalender } from '@eproc/i18n/id/kalender'
import type { KalenderDialogProps } from './KalenderDialog.tsx'
import { lazyPart } from '../layout/lazy_part.ts'
import { OptionalPart } from '../layout/OptionalPart.tsx'

const KalenderDialog = lazyPart(() => import('./KalenderDialog.tsx'))

/** Opens the dialog of a package's calendar, which is loaded when somebody wants it. */
export function KalenderButton(p: Omit<KalenderDialogProps, 'close'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<Calendar />} onClick={() => setOpen(true)}>
        {kalender.layar.tombol}
      </Button>
      {open && (
        <OptionalPart>
          <KalenderDialog {...p} close={() => setOpen(false)} />
        </OptionalPart>
      )}
    </>
  )
}
