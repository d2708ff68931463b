import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { PembukaanAnswer } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import { bukaSendiri as text } from '@eproc/i18n/id/buka_sendiri'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { DeedDialog } from '../../../shared/deed/DeedDialog.tsx'
import { usePaket, usePanel, useTender } from '../../context.ts'
import { ReasonInput, requiredRules } from '../../penilaian/reason.tsx'

type Asked = { alasan?: string }

/** No two holders are left who could open: what the PPK can decide, and how far vendors are that open for themselves. */
export function LostKeys({ acara }: { acara: PembukaanAnswer }) {
  const { bukaSendiri, kunciKurang, keadaan } = acara
  if (keadaan === 'dibuka') return null
  if (bukaSendiri) {
    const { dibuka, dari, batas, alasan } = bukaSendiri
    return (
      <MessageBox tone="warning" title={text.judul}>
        {text.keadaan(dibuka, dari, tanggalWaktu(batas))} {text.alasan(alasan)}
      </MessageBox>
    )
  }
  return kunciKurang ? <Decide tahap={acara.tahap} /> : null
}

function Decide({ tahap }: { tahap: string }) {
  const { id } = usePaket()
  const { active } = usePanel()
  const { may } = useTender()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <MessageBox tone="warning" title={text.judul}>
        {text.kurang}
      </MessageBox>
      {active && may('tender.buka.rekanan') && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {text.tombol}
        </Button>
      )}
      {asking && (
        <ResourceContextProvider value="tender/pembukaan">
          <DeedDialog<Asked>
            title={text.tombol}
            submit={{ text: text.tombol }}
            defaults={{ alasan: '' }}
            rules={requiredRules('alasan')}
            close={() => setAsking(false)}
            draft={`bukaRekanan.${id}.${tahap}`}
            deed={(office, { alasan }) => office.vendorsOpen(id, { tahap, alasan: alasan ?? '' })}
          >
            <Typography>{text.tanya}</Typography>
            <ReasonInput label={text.alasanLabel} />
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </>
  )
}
