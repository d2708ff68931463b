import Document from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { RecordContextProvider, useRecordContext } from 'react-admin'
import { ui } from '@eproc/i18n/id/ui'
import { umum } from '@eproc/i18n/id/umum'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import type { ShownDocument, ShownRecord } from './content/shown_record.ts'

const Article = styled('article')(({ theme }) => ({
  'padding': '16px 0 20px',
  'borderTop': `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& h3': { margin: '0 0 8px' },
}))
const Lines = styled('dl')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(120px, 200px) minmax(0, 1fr)',
  'gap': '6px 16px',
  'margin': 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& ul': { margin: 0, paddingLeft: 18 },
  [theme.breakpoints.down('sm')]: {
    'gridTemplateColumns': '1fr',
    'gap': 0,
    '& dt': { fontSize: '0.8125rem' },
    '& dd': { marginBottom: 8 },
  },
}))
const Documents = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 })

interface BagianRecordsProps {
  /** undefined: not read yet */
  records: readonly ShownRecord[] | undefined
  error: unknown
  retry: () => void
  /** path of the document that is open beside the data */
  open: string | null
  choose: (document: ShownDocument) => void
}

/** Content of one section as lists of definitions; each document is a button that opens it beside the data. */
export function BagianRecords({ records, error, retry, ...documents }: BagianRecordsProps) {
  if (error && !records) {
    return (
      <EmptyState
        illustration="error"
        title={ui.errors.muatData}
        content={errorMessage(error)}
        actions={
          <Button variant="outlined" onClick={retry}>
            {ui.tombol.cobaLagi}
          </Button>
        }
      />
    )
  }
  if (!records) return <Skeleton variant="rounded" height={240} />
  if (records.length === 0) return <EmptyState title={ui.kosong} />
  return (
    <div>
      {records.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <OneRecord {...documents} />
        </RecordContextProvider>
      ))}
    </div>
  )
}

function OneRecord({ open, choose }: Pick<BagianRecordsProps, 'open' | 'choose'>) {
  const { title, lines, documents } = useRecordContext<ShownRecord>()!
  return (
    <Article>
      {title && (
        <Typography variant="h3" component="h3">
          {title}
        </Typography>
      )}
      <Lines>
        {lines.map(({ label, value }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              {Array.isArray(value) ? <Several values={value} /> : (value ?? umum.tanpaNilai)}
            </dd>
          </div>
        ))}
      </Lines>
      {documents.length > 0 && (
        <Documents>
          {documents.map((d) => (
            <Button
              key={d.path}
              size="small"
              variant={open === d.path ? 'contained' : 'outlined'}
              startIcon={<Document />}
              aria-pressed={open === d.path}
              aria-label={pemeriksaanOffice.dialog.lihatDokumen(d.label)}
              onClick={() => choose(d)}
              sx={{ whiteSpace: 'normal', textAlign: 'left' }}
            >
              {d.label}
            </Button>
          ))}
        </Documents>
      )}
    </Article>
  )
}

const Several = ({ values }: { values: readonly string[] }) => (
  <ul>
    {values.map((value) => (
      <li key={value}>{value}</li>
    ))}
  </ul>
)
