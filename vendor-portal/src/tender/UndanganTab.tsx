import { useQuery } from '@tanstack/react-query'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { UndanganRekanan } from '@eproc/domain/tender/answers'
import { TIPE_UNDANGAN, teksPilihan } from '@eproc/domain/common/choices'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { api } from '@eproc/ui/api/api.ts'
import { Surat } from './Surat.tsx'
import { Memuat } from './Loaded.tsx'
import type { PanelProps } from './panel.ts'

const t = tenderLayar.undangan

/** Invitation of one type to this rekanan, read on the page or downloaded (S2 §2.5). */
export default function UndanganTab({ paket, rekanan, varian }: PanelProps) {
  const query = useQuery({
    queryKey: ['paket', paket.id, 'undangan'],
    queryFn: () =>
      api.ambil<UndanganRekanan[]>(`/api/lelang/undangan/vendor/${paket.id}/${rekanan.vendorId}`),
  })
  const judul = teksPilihan(TIPE_UNDANGAN, varian)
  return (
    <Memuat query={query}>
      {(semua) => (
        <Surat
          judul={judul}
          surat={semua
            .filter((u) => u.tipe === varian)
            .map((u) => ({
              path: u.fileUndangan,
              keterangan: t.dikirim(tanggalWaktu(u.tglKirim)),
            }))}
          kosong={t.kosong}
          kosongIsi={t.kosongIsi}
        />
      )}
    </Memuat>
  )
}
