import Button from '@mui/material/Button'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { DeedDialog } from '../../../shared/deed/DeedDialog.tsx'
import { ReasonInput, requiredRules } from '../../penilaian/reason.tsx'

const RULES = requiredRules('alasan')

/** Turned down, with a reason; the PPK may enter it anew. */
export function RefuseOrder({
  paketId,
  id,
  nomor,
}: {
  paketId: number
  id: number
  nomor: string
}) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {teks.tolak}
      </Button>
      {asking && (
        <ResourceContextProvider value="rup/paket">
          <DeedDialog<{ alasan: string }>
            title={teks.tanyaTolak(nomor)}
            submit={{ text: teks.tolak, danger: true }}
            defaults={{ alasan: '' }}
            rules={RULES}
            failed={teks.gagal}
            close={() => setAsking(false)}
            draft={`tolakPerintah.${id}`}
            deed={(office, { alasan }) => office.putuskanPerintah(paketId, id, 'tolak', alasan)}
          >
            <ReasonInput label={teks.alasanTolak} />
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </>
  )
}
