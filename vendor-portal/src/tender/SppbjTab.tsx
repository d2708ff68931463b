import { useQuery } from '@tanstack/react-query'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { SppbjRow } from '@eproc/domain/tender/answers_hasil'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { api } from '@eproc/ui/api/api.ts'
import { Loaded } from '../app/Loaded.tsx'
import type { PanelProps } from './panel.ts'
import { Letters } from './Letters.tsx'

const t = tenderLayar

/** The rekanan's own SPPBJ (S2 §2.5). */
export default function SppbjTab({ paket, rekanan }: PanelProps) {
  const query = useQuery({
    queryKey: ['paket', paket.id, 'sppbj'],
    queryFn: () => api.get<SppbjRow[]>(`/api/lelang/sppbj/vendor/${paket.id}/${rekanan.vendorId}`),
  })
  return (
    <Loaded query={query}>
      {([first]) => (
        <Letters
          title={t.sppbj.title}
          letters={
            first?.fileSppbj
              ? [
                  {
                    path: first.fileSppbj,
                    caption: t.kiriman.sentAt(tanggalWaktu(first.tglKirim)),
                  },
                ]
              : []
          }
          empty={t.sppbj.empty}
          emptyContent={t.kiriman.emptyContent}
        />
      )}
    </Loaded>
  )
}
