import Button from '@mui/material/Button'
import { useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { TenderRow } from '@eproc/domain/panitia/answers'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { useDeed } from '../shared/deed/useDeed.ts'

const { aksi } = panitiaLayar

/** Makes the draft, and opens its form. */
export function BuatTender() {
  const tender = useRecordContext<TenderRow>()!
  const navigate = useNavigate()
  const make = useDeed((office, t: TenderRow) => office.ubahStatusTender(t, 'D1'), {
    onDone: () => void navigate(`/panitia/paket/${tender.id}`),
  })
  return (
    <Button
      size="small"
      loading={make.isPending}
      aria-label={aksi.buatUntuk(tender.nama)}
      onClick={() => make.mutate(tender)}
    >
      {aksi.buat}
    </Button>
  )
}
