import type { TabAkhir } from '@eproc/domain/tahap/selesai'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ConfirmDeedButton } from '../ConfirmDeedButton.tsx'
import { usePaket, useTender } from '../context.ts'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.selesai

/** 'Tender Selesai', after a confirmation, on the tab where the server has it declared, once nothing is missing. */
export function TenderSelesai({ tab }: { tab: TabAkhir | null }) {
  const { id, nama } = usePaket()
  const { selesai } = useTender()
  const deed = usePanelDeed<void, unknown>(
    (office) => office.selesaikanTender(id),
    tenderStaf.gagal.selesai
  )
  if (!selesai || selesai.tab !== tab || selesai.alasan !== null) return null
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <ConfirmDeedButton deed={deed} variant="outlined" text={teks.tombol} title={teks.tanya(nama)}>
        {teks.isi}
      </ConfirmDeedButton>
    </div>
  )
}
