import { DataTable } from 'react-admin'
import { JENIS_REKANAN, STATUS_REKANAN, teksPilihan } from '@eproc/domain/common/choices'
import type { VendorRow } from '@eproc/domain/verifikasi/answers'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { bentukRekanan, BLACKLIST_FILTER, PhoneLines, StatusChips } from './fields.tsx'
import { BulkSertifikat } from './sertifikat/BulkSertifikat.tsx'
import { RekananShow } from './RekananShow.tsx'
import { useLiveVendors } from './useLiveVendors.ts'

const text = verifikasiOffice.daftar
const ADDRESS = '/admin/vendor/verified'
const SORT = { field: 'nama', order: 'ASC' } as const
const VERIFIED = { verified: true }
const FILTERS = [
  BLACKLIST_FILTER,
  <FilterChoice key="jenis" source="jenis" list={JENIS_REKANAN} />,
  <FilterChoice key="status" source="status" list={STATUS_REKANAN} />,
  <FilterChoice
    key="sertifikat"
    source="sertifikat"
    list={Object.entries(text.sertifikatPilihan).map(([kode, teks]) => ({ kode, teks }))}
  />,
]
const XLSX = xlsxExporter<VendorRow>({
  jenis: (r) => teksPilihan(JENIS_REKANAN, r.jenis),
  bentuk: bentukRekanan,
  status: (r) => teksPilihan(STATUS_REKANAN, r.status),
  pemeriksa: (r) => r.pemeriksa?.nama ?? '',
})
/* Blacklisted rows are dark (S2 §2.6), also under the pointer and at their sticky end. */
const DARK = {
  '&&&&&, &&&&&:hover, &&&&& .row-actions': { bgcolor: 'bilah.latar' },
  '&&&&& :is(td, .MuiButton-root, .MuiCheckbox-root, .MuiListItemText-root, .MuiListItemText-root > *)':
    { color: 'bilah.teks' },
}
const dark = ({ blacklist }: VendorRow) => (blacklist ? DARK : {})

/** /admin/vendor/verified: vendors that were verified once, with their KBLI. */
export default function VerifiedList() {
  useLiveVendors()
  return (
    <ResourceList
      address={ADDRESS}
      title={verifikasiOffice.terverifikasi.judul}
      description={verifikasiOffice.terverifikasi.keterangan}
      sort={SORT}
      filter={VERIFIED}
      filters={FILTERS}
      exporter={XLSX}
      phone={
        <PhoneList<VendorRow>
          rowSx={dark}
          secondaryText={(r) => (
            <PhoneLines line={`${r.noRegistrasi} · ${bentukRekanan(r)} · ${r.kodeKbli || '-'}`}>
              <StatusChips />
            </PhoneLines>
          )}
        />
      }
      dialogs={<RekananShow sort={SORT} filter={VERIFIED} />}
    >
      <ResourceTable
        bulkActionButtons={<BulkSertifikat />}
        rowActions={<ShowRowButton />}
        rowSx={dark}
      >
        <DataTable.Col source="nama" sx={{ fontWeight: 600 }} />
        <DataTable.Col source="noRegistrasi" sx={{ whiteSpace: 'nowrap' }} />
        <DataTable.Col<VendorRow> source="bentuk" render={bentukRekanan} />
        <DataTable.Col<VendorRow> source="kodeKbli" disableSort render={(r) => r.kodeKbli || '-'} />
        <DataTable.Col source="status" field={StatusChips} />
      </ResourceTable>
    </ResourceList>
  )
}
