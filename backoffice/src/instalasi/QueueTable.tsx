import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import {
  DataTable,
  ListContextProvider,
  ResourceContextProvider,
  SimpleList,
  useList,
} from 'react-admin'
import { angka, tanggalWaktu } from '@eproc/domain/common/format'
import type { InstalasiAnswer } from '@eproc/domain/master/answers'
import { instalasi } from '@eproc/i18n/id/instalasi'

const text = instalasi
const ALL = 1000
type Queue = InstalasiAnswer['antrean'][number]
const figures = ({ menunggu, berjalan, gagal }: Queue) =>
  [
    [text.menunggu, menunggu],
    [text.berjalan, berjalan],
    [text.gagal, gagal],
  ]
    .map(([name, n]) => `${name} ${angka(Number(n))}`)
    .join(' · ')

/** Number of jobs per queue. */
export function QueueTable({ queues }: { queues: Queue[] }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
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
        {isPhone ? (
          <SimpleList<Queue & { id: string }>
            primaryText={(queue) => queue.nama}
            secondaryText={figures}
            rowClick={false}
          />
        ) : (
          <DataTable bulkActionButtons={false} rowClick={false}>
            <DataTable.Col source="nama" label={text.tugas} />
            <DataTable.NumberCol source="menunggu" label={text.menunggu} />
            <DataTable.NumberCol source="berjalan" label={text.berjalan} />
            <DataTable.NumberCol source="gagal" label={text.gagal} />
            <DataTable.Col<Queue & { id: string }>
              source="terakhir"
              label={text.terakhir}
              render={(queue) => (queue.terakhir ? tanggalWaktu(queue.terakhir) : text.tidakAda)}
            />
          </DataTable>
        )}
      </ListContextProvider>
    </ResourceContextProvider>
  )
}
