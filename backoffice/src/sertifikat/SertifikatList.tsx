import { DataTable, NullableBooleanInput, ReferenceField } from 'react-admin'
import { JENIS_REKANAN, teksPilihan } from '@eproc/domain/common/choices'
import { tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import type { SertifikatRow } from '@eproc/domain/verifikasi/answers'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowDialog } from '../shared/record/ShowDialog.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { KeadaanField, keadaanText, sentField } from './fields.tsx'
import { SertifikatShow } from './SertifikatShow.tsx'

const FILTERS = [
  <NullableBooleanInput key="terakhir" source="terakhir" alwaysOn />,
  <NullableBooleanInput key="dikirim" source="dikirim" alwaysOn />,
  <FilterChoice key="jenis" source="jenis" list={JENIS_REKANAN} />,
]
const XLSX = xlsxExporter<SertifikatRow>(
  {
    jenis: (s) => teksPilihan(JENIS_REKANAN, s.jenis),
    keadaan: keadaanText,
  },
  ['terakhir', 'dikirim']
)

/** /admin/sertifikat: every certificate that was handed out, whose, when it was sent, and whether it still holds. */
export default function SertifikatList() {
  return (
    <ResourceList
      filters={FILTERS}
      exporter={XLSX}
      phone={
        <PhoneList<SertifikatRow>
          primaryText={(s) => s.nama}
          secondaryText={(s) => `${s.nomor} · ${tanggal(s.dibuatPada)}`}
          tertiaryText={() => <KeadaanField />}
        />
      }
      dialogs={
        <ShowDialog>
          <SertifikatShow />
        </ShowDialog>
      }
    >
      <ResourceTable rowActions={<ShowRowButton />}>
        <DataTable.Col source="nomor" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }} />
        <DataTable.Col source="nama">
          <ReferenceField source="vendorId" reference="admin/vendor" link="show" />
        </DataTable.Col>
        <DataTable.Col source="keadaan" disableSort field={KeadaanField} />
        <DataTable.Col<SertifikatRow>
          source="dibuatPada"
          render={(s) => tanggalWaktu(s.dibuatPada)}
        />
        <DataTable.Col<SertifikatRow> source="dikirimPada" render={sentField} />
      </ResourceTable>
    </ResourceList>
  )
}
