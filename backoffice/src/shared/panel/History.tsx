import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import Download from '@mui/icons-material/DownloadOutlined'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable, useDataProvider } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { JurnalAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { ra } from '@eproc/i18n/id/ra_office'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { PanelList, PanelTable } from './PanelTable.tsx'
import { deedName, fieldName, objectName, roleName, valueOf } from '../record/journal_words.ts'
import { changeRows } from '../record/journal_changes.ts'
import { journalXlsx } from '../record/journal_xlsx.ts'

const text = master.audit
const PAGE = 20

export interface HistoryProps {
  /** `{ objek: 'kegiatan', objekId: '7' }`, or `{ paketId: '7' }` for all that belongs to a package */
  filter: Readonly<Record<string, string>>
}

export default function History({ filter }: HistoryProps) {
  const dataProvider = useDataProvider()
  const [pages, setPages] = useState(1)
  const { data, error } = useQuery({
    queryKey: ['admin/audit', 'history', filter, pages],
    queryFn: () =>
      dataProvider.getList<JurnalAnswer>('admin/audit', {
        filter,
        pagination: { page: 1, perPage: pages * PAGE },
        sort: { field: 'id', order: 'DESC' },
      }),
    placeholderData: (previous) => previous,
  })
  // Every record begins with a deed: without one it is another's, and this reader is told nothing.
  if (data?.data.length === 0) return null
  return (
    <section style={{ display: 'grid', gap: 12, minWidth: 0, paddingTop: 16 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <Typography variant="h3">{text.riwayat}</Typography>
        {data && <ExportHistory filter={filter} />}
      </div>
      <PanelList resource="admin/audit" rows={data?.data} error={error} rowId={(row) => row.id}>
        <PanelTable title={text.riwayat} empty={text.riwayatKosong} primary="aksi">
          <DataTable.Col<JurnalAnswer>
            source="waktu"
            disableSort
            render={(r) => <span style={{ whiteSpace: 'nowrap' }}>{tanggalWaktu(r.waktu)}</span>}
          />
          <DataTable.Col<JurnalAnswer>
            source="pelakuNama"
            disableSort
            render={(r) => (
              <>
                {r.pelakuNama} <small>({roleName(r.peran)})</small>
              </>
            )}
          />
          <DataTable.Col<JurnalAnswer> source="aksi" disableSort render={deedName} />
          <DataTable.Col<JurnalAnswer>
            source="rincian"
            label={text.perubahan}
            disableSort
            render={(r) => <Changes entry={r} />}
          />
        </PanelTable>
      </PanelList>
      {data && (data.total ?? 0) > data.data.length && (
        <Button sx={{ justifySelf: 'start' }} onClick={() => setPages(pages + 1)}>
          {text.lebihLama}
        </Button>
      )}
    </section>
  )
}

const MAX_EXPORT = 20_000

/** The whole history, also what is older than the rows that are shown. */
function ExportHistory({ filter }: HistoryProps) {
  const dataProvider = useDataProvider()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { data } = await dataProvider.getList<JurnalAnswer>('admin/audit', {
        filter,
        pagination: { page: 1, perPage: MAX_EXPORT },
        sort: { field: 'id', order: 'DESC' },
      })
      await journalXlsx(data, async () => ({}), dataProvider, 'admin/audit')
    },
    onError: (error) => showAlert(errorMessage(error), 'error'),
  })
  return (
    <Button
      size="small"
      startIcon={<Download />}
      loading={isPending}
      aria-label={`${ra.action.export}: ${text.riwayat}`}
      onClick={() => mutate()}
    >
      {ra.action.export}
    </Button>
  )
}

/** What changed, in lines; why, when somebody said it. */
function Changes({ entry }: { entry: JurnalAnswer }) {
  const rows = changeRows(entry.rincian).filter((row) => row.field !== 'sha256')
  if (rows.length === 0 && !entry.alasan) return '–'
  return (
    <div style={{ overflowWrap: 'anywhere' }} aria-label={objectName(entry)} role="group">
      {rows.map(({ field, before, after, changed }) => {
        const [old, now] = [before, after].map((v) => shorten(valueOf(entry, field, v)))
        return (
          <div key={field}>
            <small>{fieldName(field)}:</small> {changed ? `${old} → ${now}` : now}
          </div>
        )
      })}
      {entry.alasan && <div>“{entry.alasan}”</div>}
    </div>
  )
}

/** Whole lists and texts stand in the audit view. */
const shorten = (value: string): string => (value.length > 120 ? `${value.slice(0, 117)}…` : value)
