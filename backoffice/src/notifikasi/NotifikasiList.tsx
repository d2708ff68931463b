import { DataTable, useRefresh } from 'react-admin'
import type { NotifikasiRow } from '@eproc/domain/akun/answers'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { notice } from '@eproc/i18n/id/resources/administration'
import { useLiveStream } from '@eproc/ui/api/stream.ts'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { MarkAllRead, MarkChosenRead, MarkRead } from './MarkRead.tsx'
import { NoticeText } from './NoticeText.tsx'

const READ_STATES = [
  { kode: 'false', teks: notice.unread },
  { kode: 'true', teks: notice.read },
] as const
const state = ({ isRead }: NotifikasiRow) => (isRead ? notice.read : notice.unread)

const FILTERS = [<FilterChoice key="isRead" source="isRead" list={READ_STATES} alwaysOn />]
const XLSX = xlsxExporter<NotifikasiRow>({
  isRead: state,
})

/** /admin/notifikasi: all of one's own notices, which the bell shows the newest of. */
export default function NotifikasiList() {
  const refresh = useRefresh()
  useLiveStream((hint) => {
    if (hint.jenis === 'notifikasi') refresh()
  })
  return (
    <ResourceList
      filters={FILTERS}
      exporter={XLSX}
      actions={<MarkAllRead />}
      phone={
        <PhoneList<NotifikasiRow>
          primaryText={() => <NoticeText />}
          secondaryText={(n) => `${n.namaPengirim} · ${state(n)}`}
          tertiaryText={(n) => tanggalWaktu(n.tglTampil)}
        />
      }
    >
      <ResourceTable
        rowClick={false}
        bulkActionButtons={<MarkChosenRead />}
        rowActions={<MarkRead />}
      >
        <DataTable.Col<NotifikasiRow>
          source="tglTampil"
          render={(n) => tanggalWaktu(n.tglTampil)}
        />
        <DataTable.Col source="pesan" field={NoticeText} disableSort />
        <DataTable.Col source="namaPengirim" />
        <DataTable.Col<NotifikasiRow> source="isRead" render={state} disableSort />
      </ResourceTable>
    </ResourceList>
  )
}
