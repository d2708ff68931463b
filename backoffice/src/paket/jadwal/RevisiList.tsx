import Check from '@mui/icons-material/FactCheckOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useQueryClient } from '@tanstack/react-query'
import { DataTable, LinkBase, useRecordContext, useResourceContext } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { STATUS_PELAKSANAAN, teksPilihan } from '@eproc/domain/common/choices'
import type { PaketRevisi } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { useLiveStream } from '@eproc/ui/api/stream.ts'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { xlsxExporter } from '../../shared/list/exportXlsx.ts'
import { useListAddress } from '../../shared/list/listAddress.ts'
import { PhoneList } from '../../shared/list/PhoneList.tsx'
import { ResourceList } from '../../shared/list/ResourceList.tsx'
import { ResourceTable } from '../../shared/list/ResourceTable.tsx'
import { YearInput } from '../../shared/list/YearInput.tsx'
import { COLUMNS } from '../columns.tsx'

const RevisiShow = lazyPart(() => import('./RevisiShow.tsx'))

const { aksi } = paketLayar
const FILTERS = [<YearInput key="tahun" source="tahun" alwaysOn />]
const exporter = xlsxExporter<PaketRevisi>({
  statusPelaksanaan: (p) => teksPilihan(STATUS_PELAKSANAAN, p.statusPelaksanaan),
})

/** /ppk/approve-jadwal (S3 §2.4): packages whose revised schedule waits for approval, of every year. */
export default function RevisiList() {
  const client = useQueryClient()
  const resource = useResourceContext()
  useLiveStream(() => void client.invalidateQueries({ queryKey: [resource] }))
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      filters={FILTERS}
      exporter={exporter}
      phone={
        <PhoneList<PaketRevisi>
          primaryText={(p) => p.nama}
          secondaryText={(p) => p.revisi.pengaju}
        />
      }
      dialogs={
        <OptionalPart>
          <Routes>
            <Route path=":id/show" element={<RevisiShow />} />
            <Route path="*" element={null} />
          </Routes>
        </OptionalPart>
      }
    >
      <ResourceTable rowActions={<CheckButton />}>
        {COLUMNS.kode}
        {COLUMNS.nama}
        {COLUMNS.ppk}
        <DataTable.Col<PaketRevisi>
          source="revisi.pengaju"
          label={paketLayar.kolom.diajukan}
          disableSort
        />
        {COLUMNS.status}
      </ResourceTable>
    </ResourceList>
  )
}

/** Not for a package that has ended (S3 §2.4), whose revision came too late. */
function CheckButton() {
  const record = useRecordContext<PaketRevisi>()
  const address = useListAddress()
  if (!record?.dapatDiperiksa) return null
  return (
    <Tooltip title={aksi.periksa}>
      <IconButton
        component={LinkBase}
        to={`${address}/${record.id}/show`}
        aria-label={aksi.untuk(aksi.periksa, record.nama)}
      >
        <Check />
      </IconButton>
    </Tooltip>
  )
}
