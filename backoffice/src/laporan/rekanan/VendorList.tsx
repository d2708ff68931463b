import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from 'react-admin'
import {
  BENTUK_USAHA,
  JENIS_REKANAN,
  STATUS_REKANAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { angka } from '@eproc/domain/common/format'
import type { LaporanVendor } from '@eproc/domain/laporan/answers'
import {
  BARIS_LAPORAN,
  STATUS_REKANAN_LAPORAN,
  type StatusRekananLaporan,
} from '@eproc/domain/laporan/laporan'
import { laporan } from '@eproc/i18n/id/laporan'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { FilterChoice } from '../../shared/form/Choice.tsx'
import { listLink } from '../../shared/list/listAddress.ts'
import { PhoneList } from '../../shared/list/PhoneList.tsx'
import { ResourceList } from '../../shared/list/ResourceList.tsx'
import { ResourceTable } from '../../shared/list/ResourceTable.tsx'
import { ReportButton } from '../ReportButton.tsx'
import { PesertaTable } from './PesertaTable.tsx'

const FILTERS = [
  <FilterChoice key="status" source="status" list={STATUS_REKANAN} alwaysOn />,
  <FilterChoice key="jenis" source="jenis" list={JENIS_REKANAN} />,
]
const STATUSES = Object.keys(STATUS_REKANAN_LAPORAN) as StatusRekananLaporan[]

/** /laporan-vendor: vendors, how often they take part, and how many there are of each status. */
export default function VendorList() {
  return (
    <>
      <ResourceList
        readOnly
        perPage={BARIS_LAPORAN}
        sort={{ field: 'nama', order: 'ASC' }}
        filters={FILTERS}
        actions={<ReportButton name="vendor" path="laporan-vendor" label={laporan.layar.excel} />}
        phone={
          <PhoneList<LaporanVendor>
            primaryText={(v) => v.nama}
            secondaryText={(v) => v.alamat ?? ''}
            tertiaryText={(v) => <StatusChip list={STATUS_REKANAN} kode={v.status} />}
          />
        }
      >
        <ResourceTable bulkActionButtons={false}>
          <DataTable.Col source="nama" sx={{ fontWeight: 600 }} />
          <DataTable.Col<LaporanVendor>
            source="bentuk"
            render={(v) =>
              teksPilihan(v.bentuk ? BENTUK_USAHA : JENIS_REKANAN, v.bentuk ?? v.jenis)
            }
          />
          <DataTable.Col source="alamat" />
          <DataTable.Col<LaporanVendor>
            source="status"
            render={(v) => <StatusChip list={STATUS_REKANAN} kode={v.status} />}
          />
        </ResourceTable>
      </ResourceList>
      <PesertaTable />
      <StatusTable />
    </>
  )
}

function StatusTable() {
  const office = useOffice()
  const { data, error } = useQuery({
    queryKey: ['laporan-jumlah-rekanan'],
    queryFn: () => office.jumlahRekanan(),
  })
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 5, mb: 2 }}>
        {laporan.layar.status}
      </Typography>
      <SimpleTable
        title={laporan.layar.status}
        rows={data && STATUSES}
        errors={data ? undefined : error}
        rowKey={(s) => s}
        columns={[
          {
            key: 'status',
            title: laporan.kolom.status,
            main: true,
            content: (s) => (
              <AppLink to={listLink('/laporan-vendor', { status: STATUS_REKANAN_LAPORAN[s] })}>
                {laporan.statusRekanan[s]}
              </AppLink>
            ),
          },
          {
            key: 'jumlah',
            title: laporan.kolom.jumlah,
            align: 'right',
            content: (s) => angka(data?.[s]),
          },
        ]}
      />
    </section>
  )
}
