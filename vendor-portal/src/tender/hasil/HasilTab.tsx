import { useQuery } from '@tanstack/react-query'
import Typography from '@mui/material/Typography'
import type { HasilPaket } from '@eproc/domain/tender/answers_hasil'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { api } from '@eproc/ui/api/api.ts'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { TahapFiles } from '../TahapFiles.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import type { PanelProps } from '../panel.ts'
import { OwnHasil } from './OwnHasil.tsx'
import { HasilTable } from './HasilTable.tsx'

const t = tenderLayar.hasil

/**
 * Announcement of results: its files, one's own result with reasons, the participants' results (decisions §5
 * Results).
 */
export default function HasilTab({ paket, rekanan, row }: PanelProps) {
  const query = useQuery({
    queryKey: ['paket', paket.id, 'hasil'],
    queryFn: () => api.get<HasilPaket>(`/api/tender/hasil/${paket.id}`),
  })
  return (
    <>
      <TahapFiles row={row} tipe="pengumuman" title={t.file} empty={t.fileEmpty} />
      <Loaded query={query}>
        {(hasil) =>
          hasil.diumumkan.length === 0 ? (
            <EmptyState title={t.notYet} content={t.notYetContent} />
          ) : (
            <div
              style={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                gap: 32,
                marginBottom: 24,
              }}
            >
              {hasil.sendiri ? (
                <OwnHasil
                  hasil={hasil.sendiri}
                  pemenang={hasil.pemenang?.vendorId === hasil.sendiri.vendorId}
                />
              ) : (
                <Typography color="text.secondary">{t.noOwn}</Typography>
              )}
              <HasilTable hasil={hasil} vendorId={rekanan.vendorId} />
            </div>
          )
        }
      </Loaded>
    </>
  )
}
