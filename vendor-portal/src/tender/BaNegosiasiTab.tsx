import { useQuery } from '@tanstack/react-query'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { BaNegosiasiRow } from '@eproc/domain/tender/answers_hasil'
import { tahap } from '@eproc/i18n/id/tahap'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { api } from '@eproc/ui/api/api.ts'
import { Loaded } from '../app/Loaded.tsx'
import type { PanelProps } from './panel.ts'
import { Letters } from './Letters.tsx'

const t = tenderLayar

/** The rekanan's own minutes of negotiation: the list's first item counts (S1 §2.11, §7). */
export default function BaNegosiasiTab({ paket, rekanan }: PanelProps) {
  const query = useQuery({
    queryKey: ['paket', paket.id, 'ba-negosiasi'],
    queryFn: () =>
      api.get<BaNegosiasiRow[]>(
        `/api/lelang/ba-klarifikasi-negosiasi/vendor/${paket.id}/${rekanan.vendorId}`
      ),
  })
  return (
    <Loaded query={query}>
      {([first]) => (
        <Letters
          title={tahap.tab['ba-negosiasi']}
          letters={
            first?.fileBaKlarifikasiNegosiasi
              ? [
                  {
                    path: first.fileBaKlarifikasiNegosiasi,
                    caption: t.kiriman.sentAt(tanggalWaktu(first.tglKirim)),
                  },
                ]
              : []
          }
          empty={t.ba.empty}
          emptyContent={t.kiriman.emptyContent}
        />
      )}
    </Loaded>
  )
}
