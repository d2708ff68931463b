import type { BaNegosiasiRow } from '@eproc/domain/tender/answers_hasil'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api } from '@eproc/ui/api/api.ts'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import { useIsiPanel } from '../../tender_reads.ts'
import type { PanelProps } from '../../dialog/panel.ts'
import { badanKiriman, kolomPengiriman, KirimanTable } from '../../kiriman/KirimanTable.tsx'
import { TenderSelesai } from '../../dialog/TenderSelesai.tsx'

const teks = tenderStaf.beritaAcara
const KOLOM = kolomPengiriman<BaNegosiasiRow>()

/** Minutes of clarification and negotiation for each rekanan; PLA is completed from here. */
export default function BaNegosiasiPanel({ paket, aktif, boleh }: PanelProps) {
  const { data, error, refetch } = useIsiPanel<BaNegosiasiRow[]>(
    paket.id,
    `/api/lelang/ba-klarifikasi-negosiasi/${paket.id}`
  )
  const userId = useSesi().pengguna?.userId ?? 0
  return (
    <>
      <KirimanTable
        paketId={paket.id}
        judul={tenderStaf.dialog.panel['ba-negosiasi']}
        baris={data}
        errors={error}
        onSegarkan={() => void refetch()}
        kolom={KOLOM}
        kolomBerkas={teks.file}
        terkirim={(b) =>
          b.tglKirim && b.fileBaKlarifikasiNegosiasi ? { path: b.fileBaKlarifikasiNegosiasi } : null
        }
        dapat={aktif && boleh('tender.beritaAcara')}
        kosong={teks.kosong}
        pesan={{
          minimal: tenderHasil.beritaAcara.minimal,
          tanpaFile: tenderHasil.beritaAcara.tanpaFile,
          tombol: teks.tombol,
          tanya: teks.tanya,
          gagal: tenderStaf.gagal.beritaAcara,
        }}
        kirim={(dipilih, kemajuan) =>
          api.post(
            '/api/lelang/ba-klarifikasi-negosiasi',
            badanKiriman({ userId, paketPenyediaId: paket.id }, 'listBaPeserta', dipilih),
            { kemajuan }
          )
        }
      />
      {paket.metodePemilihan === 'PLA' && (
        <TenderSelesai
          paket={paket}
          boleh={boleh}
          siap={data?.some((b) => b.tglKirim !== null) === true}
        />
      )}
    </>
  )
}
