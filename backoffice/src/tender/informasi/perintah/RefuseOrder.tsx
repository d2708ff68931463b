import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { DeedDialog } from '../../../shared/deed/DeedDialog.tsx'
import { ReasonInput, requiredRules } from '../../penilaian/reason.tsx'

const RULES = requiredRules('alasan')

const WORDS = {
  tolak: { deed: teks.tolak, title: teks.tanyaTolak, reason: teks.alasanTolak, effect: null },
  tutup: {
    deed: teks.tutup,
    title: teks.tanyaTutup,
    reason: teks.alasanTutup,
    effect: teks.akibatTutup,
  },
} as const

/** Turned down, with a reason, and the PPK may enter it anew; or, once confirmed, closed undone. */
export function RefuseOrder({
  step,
  paketId,
  id,
  nomor,
}: {
  step: 'tolak' | 'tutup'
  paketId: number
  id: number
  nomor: string
}) {
  const [asking, setAsking] = useState(false)
  const { deed: text, title, reason, effect } = WORDS[step]
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {text}
      </Button>
      {asking && (
        <ResourceContextProvider value="rup/paket">
          <DeedDialog<{ alasan: string }>
            title={title(nomor)}
            submit={{ text, danger: true }}
            defaults={{ alasan: '' }}
            rules={RULES}
            failed={teks.gagal}
            close={() => setAsking(false)}
            draft={`${step}Perintah.${id}`}
            deed={(office, { alasan }) => office.putuskanPerintah(paketId, id, step, alasan)}
          >
            {effect && <Typography>{effect}</Typography>}
            <ReasonInput label={reason} />
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </>
  )
}
