import { DataTable, FunctionField, SimpleShowLayout, TextField } from 'react-admin'
import type { StatusAkses } from '@eproc/domain/akun/akses'
import type { PerubahanAkses } from '@eproc/domain/akun/answers'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { akses } from '@eproc/i18n/id/akses'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import type { ColorName } from '@eproc/ui/theme/theme.ts'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { EmailText } from '../shared/list/EmailText.tsx'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { ShowDialog } from '../shared/record/ShowDialog.tsx'
import { AksesDeeds } from './AksesDeeds.tsx'

const COLOR: Record<StatusAkses, ColorName> = {
  menunggu: 'kuning',
  berlaku: 'hijau',
  ditolak: 'merah',
  diganti: 'abu',
  kedaluwarsa: 'abu',
}
const FILTERS = [
  <FilterChoice
    key="status"
    source="status"
    list={Object.entries(akses.status).map(([kode, teks]) => ({ kode, teks }))}
    alwaysOn
  />,
]
const Status = ({ p }: { p: PerubahanAkses }) => (
  <StatusChip color={COLOR[p.status]} text={akses.status[p.status]} />
)

/** 'E-mail: lama → baru', a line for each. */
const Changes = ({ p }: { p: PerubahanAkses }) =>
  p.beda.map(({ bidang, semula, menjadi }) => (
    <div key={bidang}>
      {bidang}:{' '}
      {semula !== null && (
        <>
          <EmailText email={semula} /> →{' '}
        </>
      )}
      <strong>{menjadi === null ? '-' : <EmailText email={menjadi} />}</strong>
    </div>
  ))

/** /admin/perubahan-akses: what waits for a second administrator, and what became of the rest. */
export default function PerubahanAksesList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      filterDefaultValues={{ status: 'menunggu' }}
      filters={FILTERS}
      search={false}
      exporter={false}
      readOnly
      phone={
        <PhoneList<PerubahanAkses>
          secondaryText={(p) => p.beda.map((b) => b.bidang).join(', ')}
          tertiaryText={(p) => <Status p={p} />}
        />
      }
      dialogs={<AksesShow />}
    >
      <ResourceTable bulkActionButtons={false} rowActions={<ShowRowButton />}>
        <DataTable.Col source="nama" disableSort sx={{ fontWeight: 650 }} />
        <DataTable.Col<PerubahanAkses>
          source="beda"
          disableSort
          render={(p) => <Changes p={p} />}
        />
        <DataTable.Col source="peminta" disableSort />
        <DataTable.Col<PerubahanAkses>
          source="kedaluwarsaPada"
          disableSort
          render={(p) => tanggalWaktu(p.kedaluwarsaPada)}
        />
        <DataTable.Col<PerubahanAkses>
          source="status"
          disableSort
          render={(p) => <Status p={p} />}
        />
      </ResourceTable>
    </ResourceList>
  )
}

const AksesShow = () => (
  <ShowDialog width="sm" actions={<AksesDeeds />}>
    <SimpleShowLayout>
      <FunctionField<PerubahanAkses> source="beda" render={(p) => <Changes p={p} />} />
      <TextField source="peminta" />
      <TextField source="sebab" emptyText="-" />
      <FunctionField<PerubahanAkses>
        source="dimintaPada"
        render={(p) => tanggalWaktu(p.dimintaPada)}
      />
      <FunctionField<PerubahanAkses>
        source="kedaluwarsaPada"
        render={(p) => tanggalWaktu(p.kedaluwarsaPada)}
      />
      <FunctionField<PerubahanAkses> source="status" render={(p) => <Status p={p} />} />
      <TextField source="pemutus" emptyText="-" />
      <TextField source="alasan" emptyText="-" />
    </SimpleShowLayout>
  </ShowDialog>
)
