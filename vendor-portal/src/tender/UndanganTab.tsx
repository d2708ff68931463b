import { useQuery } from '@tanstack/react-query'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { UndanganRekanan } from '@eproc/domain/tender/answers_peserta'
import { TIPE_UNDANGAN, teksPilihan } from '@eproc/domain/common/choices'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { api } from '@eproc/ui/api/api.ts'
import { Letters } from './Letters.tsx'
import { Loaded } from '../app/Loaded.tsx'
import type { PanelProps } from './panel.ts'

const t = tenderLayar.undangan

/** Invitation of one type to this rekanan, read on the page or downloaded (S2 §2.5). */
export default function UndanganTab({ paket, rekanan, variant }: PanelProps) {
  const query = useQuery({
    queryKey: ['paket', paket.id, 'undangan'],
    queryFn: () =>
      api.get<UndanganRekanan[]>(`/api/lelang/undangan/vendor/${paket.id}/${rekanan.vendorId}`),
  })
  const title = teksPilihan(TIPE_UNDANGAN, variant)
  return (
    <Loaded query={query}>
      {(all) => (
        <Letters
          title={title}
          letters={all
            .filter((u) => u.tipe === variant)
            .map((u) => ({
              path: u.fileUndangan,
              caption: t.sentAt(tanggalWaktu(u.tglKirim)),
            }))}
          empty={t.empty}
          emptyContent={t.emptyContent}
        />
      )}
    </Loaded>
  )
}
