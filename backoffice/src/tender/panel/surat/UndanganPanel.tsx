import { FilterLiveForm, Pagination, ReferenceManyField, useRecordContext } from 'react-admin'
import type { UndanganRow } from '@eproc/domain/tender/answers'
import { tender } from '@eproc/i18n/id/tender'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { SearchBox } from '../../../shared/list/ListToolbar.tsx'
import { usePaket, usePanel, useTender } from '../../context.ts'
import { KirimanTable, SENT_COLUMNS } from '../../kiriman/KirimanTable.tsx'

const teks = tenderStaf.undangan
const PER_PAGE = [10, 25, 50, 100]

/** Invitations of one type: candidates from the server, one letter for each rekanan. */
export default function UndanganPanel() {
  const { id } = usePaket()
  const { variant: tipe, active } = usePanel()
  const { may } = useTender()
  return (
    <ReferenceManyField
      reference="tender/undangan"
      target="paketId"
      filter={{ tipe }}
      sort={{ field: 'nama', order: 'ASC' }}
      perPage={10}
      pagination={false}
    >
      <FilterLiveForm>
        <SearchBox source="q" alwaysOn sx={{ maxWidth: 320 }} />
      </FilterLiveForm>
      <KirimanTable<UndanganRow>
        title={tender.undangan.jenis[tipe as keyof typeof tender.undangan.jenis]}
        empty={teks.kosong}
        unread={tenderStaf.gagal.daftarUndangan}
        mark={<Blacklisted />}
        pagination={<Pagination rowsPerPageOptions={PER_PAGE} />}
        allowed={active && may('tender.undangan')}
        sent={({ tglKirim, fileUndangan: path, namaFile }) =>
          tglKirim && path ? { path, ...(namaFile ? { name: namaFile } : {}) } : null
        }
        words={{
          minimal: tender.undangan.minimal,
          noFile: tender.undangan.tanpaFile,
          submit: teks.tombol,
          title: teks.tanya,
          failed: tenderStaf.gagal.undangan,
        }}
        send={(office, list, progress) =>
          office.kirimUndangan({ paketId: id, tipe, list }, progress)
        }
      >
        {SENT_COLUMNS}
      </KirimanTable>
    </ReferenceManyField>
  )
}

const Blacklisted = () =>
  useRecordContext<UndanganRow>()?.blacklist && (
    <StatusChip color="merah" text={tenderStaf.blacklist} />
  )
