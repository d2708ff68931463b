import { DataTable, useRecordContext } from 'react-admin'
import { TIPE_BERITA, teksPilihan } from '@eproc/domain/common/choices'
import { tanggalAngka } from '@eproc/domain/common/format'
import type { BeritaInformasi } from '@eproc/domain/publik/answers'
import { berita } from '@eproc/i18n/id/berita'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { BeritaForm } from './BeritaForm.tsx'

const PER_PAGE = 15
const FILTERS = [<FilterChoice key="type" source="type" list={TIPE_BERITA} alwaysOn />]
const XLSX = xlsxExporter<BeritaInformasi>({
  type: (b) => teksPilihan(TIPE_BERITA, b.type),
  fileAttachment: (b) => b.lampiran?.nama,
})

/** /admin/berita-informasi (S2 §2.6): what the public pages tell, 15 a page. */
export default function BeritaList() {
  return (
    <ResourceList
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={PER_PAGE}
      filters={FILTERS}
      exporter={XLSX}
      phone={
        <PhoneList<BeritaInformasi>
          secondaryText={(b) => teksPilihan(TIPE_BERITA, b.type)}
          tertiaryText={(b) => tanggalAngka(b.createdAt)}
        />
      }
      dialogs={<BeritaForm />}
    >
      <ResourceTable>
        <DataTable.Col source="title" sx={{ fontWeight: 650 }} />
        <DataTable.Col<BeritaInformasi>
          source="type"
          render={(b) => teksPilihan(TIPE_BERITA, b.type)}
        />
        <DataTable.Col<BeritaInformasi>
          source="createdAt"
          render={(b) => tanggalAngka(b.createdAt)}
        />
        <DataTable.Col source="fileAttachment" field={AttachmentField} disableSort />
      </ResourceTable>
    </ResourceList>
  )
}

function AttachmentField() {
  const { lampiran } = useRecordContext<BeritaInformasi>() ?? {}
  if (!lampiran) return berita.tanpaLampiran
  return (
    // The file opens, not the row's record.
    <span role="presentation" onClick={(click) => click.stopPropagation()}>
      <FileLink path={lampiran.jalur} name={lampiran.nama} />
    </span>
  )
}
