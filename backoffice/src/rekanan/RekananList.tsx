import Mulai from '@mui/icons-material/FactCheckOutlined'
import Button from '@mui/material/Button'
import { BooleanInput, CanAccess, DataTable } from 'react-admin'
import { JENIS_REKANAN, STATUS_REKANAN, teksPilihan } from '@eproc/domain/common/choices'
import { relatif } from '@eproc/domain/common/format'
import type { VendorRow } from '@eproc/domain/verifikasi/answers'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { clockNow } from '@eproc/ui/api/time.ts'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { ui } from '@eproc/i18n/id/ui'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { useNextVendor } from './verifikasi/sidang.ts'
import {
  bentukRekanan,
  BLACKLIST_FILTER,
  PhoneLines,
  StatusChips,
  StatusField,
  WaitingField,
} from './fields.tsx'
import { RekananShow } from './RekananShow.tsx'
import { useLiveVendors } from './useLiveVendors.ts'

const text = verifikasiOffice.daftar
const SORT = { field: 'menungguSejak', order: 'ASC' } as const
/* In line with the inputs beside it. */
const SWITCH = { minHeight: 44, justifyContent: 'center', pl: 1.5 }
const FILTERS = [
  <FilterChoice key="status" source="status" list={STATUS_REKANAN} alwaysOn />,
  BLACKLIST_FILTER,
  // Who asks for it means those that wait.
  <BooleanInput key="menunggu" source="menunggu" defaultValue sx={SWITCH} />,
  <FilterChoice key="jenis" source="jenis" list={JENIS_REKANAN} />,
]
const XLSX = xlsxExporter<VendorRow>(
  {
    jenis: (r) => teksPilihan(JENIS_REKANAN, r.jenis),
    bentuk: bentukRekanan,
    status: (r) => teksPilihan(STATUS_REKANAN, r.status),
    pemeriksa: (r) => r.pemeriksa?.nama ?? '',
  },
  ['kodeKbli']
)

/** /admin/vendor, 'Daftar Rekanan': those waiting for verification first; each row opens its dialog. */
export default function RekananList() {
  useLiveVendors()
  return (
    <ResourceList
      sort={SORT}
      filters={FILTERS}
      exporter={XLSX}
      actions={
        <CanAccess action="verify">
          <StartButton />
        </CanAccess>
      }
      empty={<EmptyState title={ui.kosong} content={text.kosongIsi} />}
      phone={
        <PhoneList<VendorRow>
          secondaryText={(r) => (
            <PhoneLines line={`${r.noRegistrasi} · ${bentukRekanan(r)}`}>
              <StatusChips />
              <WaitingField />
            </PhoneLines>
          )}
        />
      }
      dialogs={<RekananShow sort={SORT} />}
    >
      <ResourceTable rowActions={<ShowRowButton />}>
        <DataTable.Col source="nama" sx={{ fontWeight: 600 }} />
        <DataTable.Col source="noRegistrasi" sx={{ whiteSpace: 'nowrap' }} />
        <DataTable.Col<VendorRow> source="bentuk" render={bentukRekanan} />
        <DataTable.Col source="alamat" />
        <DataTable.Col source="status" field={StatusField} />
        <DataTable.Col source="menungguSejak" field={WaitingField} />
        <DataTable.Col<VendorRow>
          source="diubahPada"
          sx={{ whiteSpace: 'nowrap' }}
          render={(r) => relatif(r.diubahPada, clockNow())}
        />
      </ResourceTable>
    </ResourceList>
  )
}

/** Begins a sitting with the vendor that waits longest. */
function StartButton() {
  const { start, isPending } = useNextVendor()
  return (
    <Button variant="contained" startIcon={<Mulai />} loading={isPending} onClick={start}>
      {pemeriksaanOffice.sidang.mulaiAntrean}
    </Button>
  )
}
