import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import type { PerubahanAkses } from '@eproc/domain/akun/answers'
import { akses } from '@eproc/i18n/id/akses'
import { ConfirmDeed } from '../shared/deed/ConfirmDeed.tsx'
import { DeedDialog } from '../shared/deed/DeedDialog.tsx'
import { useClose } from '../shared/record/useClose.ts'
import { LimitedText } from '../shared/form/LimitedText.tsx'

const text = akses.layar
const MAX = 500

/** Confirming or refusing a change; who asked for it may only take it back, which the server says in `bisa`. */
export function AksesDeeds() {
  const change = useRecordContext<PerubahanAkses>()
  const close = useClose()
  const [refusing, setRefusing] = useState(false)
  if (!change) return null
  return (
    <>
      {change.status === 'menunggu' && !change.bisa.includes('konfirmasi') && (
        <Typography color="text.secondary" sx={{ flex: 1 }}>
          {akses.errors.sendiri}
        </Typography>
      )}
      {change.bisa.includes('tolak') && (
        <Button variant="outlined" color="error" onClick={() => setRefusing(true)}>
          {text.tolak}
        </Button>
      )}
      {change.bisa.includes('konfirmasi') && (
        <ConfirmDeed
          text={text.konfirmasi}
          question={text.konfirmasiJudul(change.nama)}
          deed={(office) => office.confirmAccess(change.id)}
          onDone={close}
          button={{ variant: 'contained' }}
        />
      )}
      {refusing && (
        <DeedDialog<{ alasan: string }, PerubahanAkses>
          title={text.tolakJudul(change.nama)}
          submit={{ text: text.tolak, danger: true }}
          rules={({ alasan }) =>
            alasan?.trim()
              ? []
              : [{ field: 'alasan', rule: 'required', message: akses.errors.alasan }]
          }
          deed={(office, { alasan }) => office.refuseAccess(change.id, alasan)}
          close={() => setRefusing(false)}
          draft={`tolakAkses.${change.id}`}
          onDone={close}
        >
          <Typography>{text.tolakIsi}</Typography>
          <LimitedText source="alasan" isRequired multiline minRows={3} max={MAX} />
        </DeedDialog>
      )}
    </>
  )
}
