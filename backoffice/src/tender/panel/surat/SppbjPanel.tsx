import type { SppbjRow } from '@eproc/domain/tender/answers_hasil'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { usePaket, usePanel, useTender } from '../../context.ts'
import { TenderSelesai } from '../../dialog/TenderSelesai.tsx'
import { KirimanTable, SENT_COLUMNS } from '../../kiriman/KirimanTable.tsx'
import { PanelList } from '../../../shared/panel/PanelTable.tsx'
import { usePanelRead } from '../../tender_reads.ts'

const teks = tenderStaf.sppbj

/** SPPBJ to the winner; TEN and SEL are completed from here (S3 §2.3). */
export default function SppbjPanel() {
  const { id } = usePaket()
  const { active } = usePanel()
  const { may } = useTender()
  const { data, error } = usePanelRead(['sppbj'], (office, paketId) => office.sppbjTender(paketId))
  return (
    <>
      <PanelList resource="tender/sppbj" rows={data} error={error} rowId={(row) => row.vendorId}>
        <KirimanTable<SppbjRow>
          title={tenderStaf.dialog.panel.sppbj}
          empty={teks.kosong}
          allowed={active && may('kontrak.sppbj')}
          sent={({ tglKirim, fileSppbj: path, namaFile }) =>
            tglKirim && path ? { path, ...(namaFile ? { name: namaFile } : {}) } : null
          }
          words={{
            minimal: tenderHasil.sppbj.minimal,
            noFile: tenderHasil.sppbj.tanpaFile,
            submit: teks.tombol,
            title: teks.tanya,
            failed: tenderStaf.gagal.sppbj,
          }}
          send={(office, list, progress) => office.kirimSppbj({ paketId: id, list }, progress)}
        >
          {SENT_COLUMNS}
        </KirimanTable>
      </PanelList>
      <TenderSelesai tab="sppbj" />
    </>
  )
}
