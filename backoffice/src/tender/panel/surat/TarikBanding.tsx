import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import type { SanggahRow } from '@eproc/domain/tender/answers_hasil'
import { tarikBanding as teks } from '@eproc/i18n/id/tarik_banding_office'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { DeedDialog } from '../../../shared/deed/DeedDialog.tsx'
import { usePaket } from '../../context.ts'
import { ReasonInput, requiredRules } from '../../penilaian/reason.tsx'

const RULES = requiredRules('alasan')

/** Takes back an appeal that was entered by mistake, before it is answered. */
export function TarikBanding({ row: { vendorId, nama } }: { row: SanggahRow }) {
  const { id } = usePaket()
  const [asking, setAsking] = useState(false)
  return (
    <div>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {`${teks.tarik}: ${nama}`}
      </Button>
      {asking && (
        <ResourceContextProvider value="tender/sanggah">
          <DeedDialog<{ alasan: string }>
            title={teks.tanya(nama)}
            submit={{ text: teks.tarik, danger: true }}
            defaults={{ alasan: '' }}
            rules={RULES}
            failed={tenderStaf.gagal.sanggah}
            close={() => setAsking(false)}
            draft={`tarikBanding.${id}.${vendorId}`}
            deed={(office, { alasan }) => office.tarikBanding(id, vendorId, alasan)}
          >
            <Typography>{teks.ket}</Typography>
            <ReasonInput />
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </div>
  )
}
