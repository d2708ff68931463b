import { useRecordContext } from 'react-admin'
import type { TenderRow } from '@eproc/domain/panitia/answers'
import { statusKonfirmasi } from '@eproc/domain/panitia/status_tender'
import { panitia } from '@eproc/i18n/id/panitia'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { ConfirmDeed } from '../shared/deed/ConfirmDeed.tsx'
import { BuatTender } from './BuatTender.tsx'

const { aksi } = panitiaLayar

/** What a package that was handed over, or a draft, waits for. */
export function DrafDeeds({ disabled = false }: { disabled?: boolean }) {
  const tender = useRecordContext<TenderRow>()
  if (!tender) return null
  if (tender.bisa.includes('buat')) return <BuatTender />
  if (!tender.bisa.includes('konfirmasi') || !tender.metodePemilihan) return null
  const tujuan = statusKonfirmasi(tender.metodePemilihan)
  return (
    <ConfirmDeed
      text={aksi.konfirmasi}
      question={aksi.konfirmasiJudul(tender.nama)}
      deed={(office) => office.ubahStatusTender(tender, tujuan)}
      failed={(message) => panitia.gagal.konfirmasi(message, tender.kode)}
      button={{ 'aria-label': aksi.konfirmasiUntuk(tender.nama), disabled, 'size': 'small' }}
    >
      {aksi.konfirmasiIsi}
    </ConfirmDeed>
  )
}
