import Typography from '@mui/material/Typography'
import { DataTable } from 'react-admin'
import { angka, tanggalWaktu } from '@eproc/domain/common/format'
import type { InstalasiAnswer } from '@eproc/domain/master/answers'
import { instalasi } from '@eproc/i18n/id/instalasi'
import { PanelList, PanelTable } from '../shared/panel/PanelTable.tsx'

const text = instalasi
const title = text.antrean
type Queue = InstalasiAnswer['antrean'][number]

/** Number of jobs per queue. */
export const QueueTable = ({ queues }: { queues: Queue[] }) => (
  <>
    <Typography variant="h2" sx={{ mt: 4, mb: 2 }}>
      {title}
    </Typography>
    <PanelList resource="queue" rows={queues} rowId={(queue) => queue.nama}>
      <PanelTable title={title}>
        <DataTable.Col source="nama" label={text.tugas} />
        {(['menunggu', 'berjalan', 'gagal'] as const).map((count) => (
          <DataTable.Col<Queue & { id: string }>
            key={count}
            source={count}
            label={text[count]}
            align="right"
            render={(queue) => angka(Number(queue[count]))}
          />
        ))}
        <DataTable.Col<Queue & { id: string }>
          source="terakhir"
          label={text.terakhir}
          render={(queue) => (queue.terakhir ? tanggalWaktu(queue.terakhir) : text.tidakAda)}
        />
      </PanelTable>
    </PanelList>
  </>
)
