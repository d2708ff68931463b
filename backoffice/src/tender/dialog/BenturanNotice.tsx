import { useRecordContext, type RaRecord } from 'react-admin'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { ConfirmDeedButton } from '../ConfirmDeedButton.tsx'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.benturan

/** Asks a pokja member of the package in view to declare no conflict of interest, before the first action. */
export function BenturanNotice() {
  const { id, nama } = useRecordContext<RaRecord<number> & { nama: string }>()!
  const deed = usePanelDeed<void, unknown>((office) => office.nyatakanBebasBenturan(id), String)
  return (
    <MessageBox
      tone="warning"
      title={teks.judul}
      actions={
        <ConfirmDeedButton
          deed={deed}
          text={teks.tombol}
          title={teks.tanya(nama)}
          sx={{ whiteSpace: 'normal' }}
        >
          <p style={{ marginTop: 0 }}>{teks.pembuka}</p>
          <ul style={{ margin: 0, paddingLeft: 20 }}>
            {teks.pernyataan.map((statement) => (
              <li key={statement}>{statement}</li>
            ))}
          </ul>
        </ConfirmDeedButton>
      }
    >
      {teks.isi}
    </MessageBox>
  )
}
