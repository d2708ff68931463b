import type { SppbjRow } from '@eproc/domain/tender/answers_hasil'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api } from '@eproc/ui/api/api.ts'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import { useIsiPanel } from '../../tender_reads.ts'
import type { PanelProps } from '../../dialog/panel.ts'
import { badanKiriman, kolomPengiriman, KirimanTable } from '../../kiriman/KirimanTable.tsx'
import { TenderSelesai } from '../../dialog/TenderSelesai.tsx'

const teks = tenderStaf.sppbj
const KOLOM = kolomPengiriman<SppbjRow>()

/** SPPBJ to the winner; TEN and SEL are completed from here (S3 §2.3). */
export default function SppbjPanel({ paket, aktif, boleh }: PanelProps) {
  const { data, error, refetch } = useIsiPanel<SppbjRow[]>(
    paket.id,
    `/api/lelang/sppbj/${paket.id}`
  )
  const userId = useSesi().pengguna?.userId ?? 0
  const tender = paket.metodePemilihan === 'TEN' || paket.metodePemilihan === 'SEL'
  return (
    <>
      <KirimanTable
        paketId={paket.id}
        judul={tenderStaf.dialog.panel.sppbj}
        baris={data}
        errors={error}
        onSegarkan={() => void refetch()}
        kolom={KOLOM}
        kolomBerkas={teks.file}
        terkirim={(b) => (b.tglKirim && b.fileSppbj ? { path: b.fileSppbj } : null)}
        dapat={aktif && boleh('kontrak.sppbj')}
        kosong={teks.kosong}
        pesan={{
          minimal: tenderHasil.sppbj.minimal,
          tanpaFile: tenderHasil.sppbj.tanpaFile,
          tombol: teks.tombol,
          tanya: teks.tanya,
          gagal: tenderStaf.gagal.sppbj,
        }}
        kirim={(dipilih, kemajuan) =>
          api.post(
            '/api/lelang/sppbj',
            badanKiriman({ userId, paketPenyediaId: paket.id }, 'listSppbj', dipilih),
            { kemajuan }
          )
        }
      />
      {tender && (
        <TenderSelesai
          paket={paket}
          boleh={boleh}
          siap={data?.some((b) => b.tglKirim !== null) === true}
        />
      )}
    </>
  )
}
