import { FilterLiveForm, Pagination, ReferenceManyField, useListContext } from 'react-admin'
import type { UndanganRow } from '@eproc/domain/tender/answers_peserta'
import { tender } from '@eproc/i18n/id/tender'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { SearchBox } from '../../../shared/list/SearchBox.tsx'
import { usePaket, usePanel, useTender } from '../../context.ts'
import { KirimanTable, SENT_COLUMNS } from '../../kiriman/KirimanTable.tsx'

const teks = tenderStaf.undangan
const PER_PAGE = [10, 25, 50, 100]
type Tipe = keyof typeof tender.undangan.jenis

/** Invitations of one type: candidates from the server, one letter for each rekanan. */
export default function UndanganPanel() {
  const { variant: tipe } = usePanel()
  return (
    <ReferenceManyField
      reference="tender/undangan"
      target="paketId"
      filter={{ tipe }}
      sort={{ field: 'nama', order: 'ASC' }}
      perPage={10}
      pagination={false}
    >
      <Undangan tipe={tipe as Tipe} />
    </ReferenceManyField>
  )
}

function Undangan({ tipe }: { tipe: Tipe }) {
  const { id, jenisPeserta } = usePaket()
  const { active } = usePanel()
  const { may } = useTender()
  const { data = [], total = 0 } = useListContext<UndanganRow & { id: number }>()
  const invites = may('tender.undangan')
  // Who does not invite reads who was invited; before the opening, or before the winner is announced, only how many.
  const closed = tipe === 'P' ? teks.tertutup : teks.tertutupSampaiPemenang
  const hidden = !invites && data.length === 0 ? total : 0
  return (
    <>
      {!hidden && (
        <FilterLiveForm>
          <SearchBox source="q" alwaysOn sx={{ maxWidth: 320 }} />
        </FilterLiveForm>
      )}
      <KirimanTable<UndanganRow>
        title={tender.undangan.jenis[tipe]}
        empty={hidden ? closed(hidden) : invites ? teks.kosong : teks.belum}
        unread={tenderStaf.gagal[jenisPeserta === 'O' ? 'daftarPerorangan' : 'daftarUndangan']}
        pagination={hidden ? null : <Pagination rowsPerPageOptions={PER_PAGE} />}
        allowed={active && invites}
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
    </>
  )
}
