import type { BaNegosiasiRow } from '@eproc/domain/tender/answers_hasil'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { usePaket, usePanel, useTender } from '../../context.ts'
import { TenderSelesai } from '../../dialog/TenderSelesai.tsx'
import { NothingJudged } from '../../NothingJudged.tsx'
import { KirimanTable, SENT_COLUMNS } from '../../kiriman/KirimanTable.tsx'
import { PanelList } from '../../../shared/panel/PanelTable.tsx'
import { usePanelRead } from '../../tender_reads.ts'

const teks = tenderStaf.beritaAcara

/** Minutes of clarification and negotiation for each rekanan; PLA is completed from here. */
export default function BaNegosiasiPanel() {
  const { id } = usePaket()
  const { active } = usePanel()
  const { may } = useTender()
  const { data, error } = usePanelRead(['ba-negosiasi'], (office, paketId) =>
    office.beritaAcaraNegosiasi(paketId)
  )
  if (data?.length === 0 && !may('tender.beritaAcara'))
    return <NothingJudged kosong={teks.kosong} kosongIsi="" />
  return (
    <>
      <PanelList
        resource="tender/ba-negosiasi"
        rows={data}
        error={error}
        rowId={(row) => row.vendorId}
      >
        <KirimanTable<BaNegosiasiRow>
          title={tenderStaf.dialog.panel['ba-negosiasi']}
          empty={teks.kosong}
          allowed={active && may('tender.beritaAcara')}
          sent={({ tglKirim, fileBaKlarifikasiNegosiasi: path, namaFile }) =>
            tglKirim && path ? { path, ...(namaFile ? { name: namaFile } : {}) } : null
          }
          words={{
            minimal: tenderHasil.beritaAcara.minimal,
            noFile: tenderHasil.beritaAcara.tanpaFile,
            submit: teks.tombol,
            title: teks.tanya,
            failed: tenderStaf.gagal.beritaAcara,
          }}
          send={(office, list, progress) =>
            office.kirimBeritaAcara({ paketId: id, list }, progress)
          }
        >
          {SENT_COLUMNS}
        </KirimanTable>
      </PanelList>
      <TenderSelesai tab="ba-negosiasi" />
    </>
  )
}
