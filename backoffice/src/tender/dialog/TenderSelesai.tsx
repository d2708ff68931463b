import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ConfirmDeedButton } from '../ConfirmDeedButton.tsx'
import { usePaket, useTender } from '../context.ts'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.selesai

/** 'Tender Selesai', after a confirmation; `ready` once SPPBJ (TEN, SEL) or minutes (TLA, PLA) have been sent. */
export function TenderSelesai({ ready }: { ready: boolean }) {
  const { id, nama, statusPelaksanaan } = usePaket()
  const { may } = useTender()
  const deed = usePanelDeed<void, unknown>(
    (office) => office.selesaikanTender(id),
    tenderStaf.gagal.selesai
  )
  if (!ready || statusPelaksanaan !== 'A' || !may('paket.selesai')) return null
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <ConfirmDeedButton deed={deed} variant="outlined" text={teks.tombol} title={teks.tanya(nama)}>
        {teks.isi}
      </ConfirmDeedButton>
    </div>
  )
}
