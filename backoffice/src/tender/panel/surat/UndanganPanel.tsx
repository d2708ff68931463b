import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UndanganRow } from '@eproc/domain/tender/answers'
import { tender } from '@eproc/i18n/id/tender'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api, ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { useKeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import { tenderKey, useSegarkanTender } from '../../tender_reads.ts'
import type { PanelProps } from '../../dialog/panel.ts'
import { badanKiriman, kolomPengiriman, KirimanTable } from '../../kiriman/KirimanTable.tsx'

const teks = tenderStaf.undangan
const OPSI = { perHalaman: 10, urut: 'nama', awalan: 'u-' }
const KOLOM = kolomPengiriman<UndanganRow>()

/** Invitations of one type: candidates from the server, one letter for each rekanan. */
export default function UndanganPanel({ paket, varian, aktif, boleh }: PanelProps) {
  const keadaan = useKeadaanTabel(OPSI)
  const pengguna = useSesi().pengguna
  const segarkan = useSegarkanTender(paket.id)
  const { data, error } = useQuery({
    queryKey: tenderKey(paket.id, 'undangan', varian, keadaan.query),
    queryFn: () =>
      api.daftar<UndanganRow>(`/api/lelang/undangan/${paket.id}/${varian}`, keadaan.query),
    placeholderData: keepPreviousData,
  })
  return (
    <KirimanTable
      paketId={paket.id}
      judul={tender.undangan.jenis[varian as keyof typeof tender.undangan.jenis]}
      baris={data?.baris}
      total={data?.total ?? 0}
      keadaan={keadaan}
      errors={error && new ApiError(0, tenderStaf.gagal.daftarUndangan(errorMessage(error)))}
      onSegarkan={() => void segarkan()}
      tanda={(b) => b.blacklist && <ChipStatus warna="merah" teks={tenderStaf.blacklist} />}
      kolom={KOLOM}
      kolomBerkas={teks.file}
      terkirim={(b) =>
        b.tglKirim && b.fileUndangan
          ? { path: b.fileUndangan, ...(b.namaFile ? { nama: b.namaFile } : {}) }
          : null
      }
      dapat={aktif && boleh('tender.undangan')}
      kosong={teks.kosong}
      cari={teks.cari}
      pesan={{
        minimal: tender.undangan.minimal,
        tanpaFile: tender.undangan.tanpaFile,
        tombol: teks.tombol,
        tanya: teks.tanya,
        gagal: tenderStaf.gagal.undangan,
      }}
      kirim={(dipilih, kemajuan) =>
        api.post(
          '/api/lelang/undangan',
          badanKiriman(
            { userId: pengguna?.userId ?? 0, paketPenyediaId: paket.id, tipe: varian },
            'listUndangan',
            dipilih
          ),
          { kemajuan }
        )
      }
    />
  )
}
