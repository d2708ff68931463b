import Button from '@mui/material/Button'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import type { PenetapanRow } from '@eproc/domain/tender/answers_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { DeedDialog } from '../../../shared/deed/DeedDialog.tsx'
import { ConfirmDeedButton } from '../../ConfirmDeedButton.tsx'
import { usePaket } from '../../context.ts'
import { usePanelDeed } from '../../usePanelDeed.ts'
import { ReasonInput, requiredRules } from '../reason.tsx'

const teks = tenderStaf.penetapan
const RULES = requiredRules('alasan')

interface PutusanPenetapanProps {
  usul: PenetapanRow
  putusan: NonNullable<PenetapanRow['putusan']>
}

/** The PPK confirms a proposal, or refuses it with a reason. */
export function PutusanPenetapan({ usul, putusan }: PutusanPenetapanProps) {
  const { id } = usePaket()
  const [refusing, setRefusing] = useState(false)
  const nama = usul.isi.find((row) => row.urutan === 1)?.nama ?? teks.hasilKualifikasi
  const confirmDeed = usePanelDeed<void, unknown>(
    (office) => office.tegaskanPenetapan(id, usul.id),
    tenderStaf.gagal.penetapan
  )
  return (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      {putusan.tegaskan === null ? (
        <ConfirmDeedButton deed={confirmDeed} text={teks.tegaskan} title={teks.tanyaTegas(nama)}>
          {teks.tanyaTegasIsi}
        </ConfirmDeedButton>
      ) : (
        <MessageBox>{putusan.tegaskan}</MessageBox>
      )}
      {putusan.tolak === null && (
        <Button variant="outlined" color="error" onClick={() => setRefusing(true)}>
          {teks.tolak}
        </Button>
      )}
      {refusing && (
        <ResourceContextProvider value="tender/penetapan">
          <DeedDialog<{ alasan: string }>
            title={teks.tanyaTolak}
            submit={{ text: teks.tolak, danger: true }}
            rules={RULES}
            failed={tenderStaf.gagal.penetapan}
            close={() => setRefusing(false)}
            draft={`tolakPenetapan.${usul.id}`}
            names={{ alasan: teks.alasanTolak }}
            deed={(office, { alasan }) => office.tolakPenetapan(id, usul.id, alasan)}
          >
            <p style={{ margin: 0, fontWeight: 600 }}>{nama}</p>
            <ReasonInput label={teks.alasanTolak} />
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </div>
  )
}
