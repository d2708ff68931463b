import Typography from '@mui/material/Typography'
import { DataTable, ListContextProvider, ResourceContextProvider, useList } from 'react-admin'
import type { InstalasiAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'

const text = master.instalasi
const ALL = 1000

/** Number of jobs per queue. */
export function QueueTable({ queues }: { queues: InstalasiAnswer['antrean'] }) {
  const list = useList({
    data: queues.map((queue) => ({ ...queue, id: queue.nama })),
    perPage: ALL,
    sort: { field: 'nama', order: 'ASC' },
  })
  return (
    <ResourceContextProvider value="queue">
      <Typography variant="h2" sx={{ mt: 4, mb: 2 }}>
        {text.antrean}
      </Typography>
      <ListContextProvider value={list}>
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="nama" label={text.tugas} />
          <DataTable.NumberCol source="menunggu" label={text.menunggu} />
          <DataTable.NumberCol source="berjalan" label={text.berjalan} />
          <DataTable.NumberCol source="gagal" label={text.gagal} />
        </DataTable>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}
