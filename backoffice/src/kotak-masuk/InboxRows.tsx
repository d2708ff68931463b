import Open from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { DataTable, SimpleList, useRecordContext, type RowClickFunction } from 'react-admin'
import { relatif, rupiah, tanggalWaktu } from '@eproc/domain/common/format'
import { rup } from '@eproc/i18n/id/rup'
import { office } from '@eproc/i18n/id/resources_office'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { useNow } from '@eproc/ui/api/time.ts'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { Since } from '../shared/list/Since.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import type { KotakRow } from './useKotakMasuk.ts'

const text = rupLayar.kotak
const DAY_MS = 86_400_000
/** After this many days of waiting the age takes a colour. */
const LONG_DAYS = 3

const toItem: RowClickFunction = (_id, _resource, row) => String(row.tautan)

/* Only the age ticks; the list around it stays. */
function Age() {
  const now = useNow()
  const row = useRecordContext<KotakRow>()
  if (!row) return null
  const { sejak } = row
  // The clock ticks in whole seconds: what began within this one is not in the future.
  const until = Math.max(now, Date.parse(sejak))
  return (
    <>
      <StatusChip
        color={until - Date.parse(sejak) > LONG_DAYS * DAY_MS ? 'kuning' : 'abu'}
        text={relatif(sejak, until)}
      />
      <Since at={sejak} />
    </>
  )
}

/** The inbox on a wide screen. */
export const InboxTable = () => (
  <DataTable<KotakRow> bulkActionButtons={false} rowClick={toItem}>
    <DataTable.Col<KotakRow>
      source="nama"
      render={(row) => (
        <>
          <strong>{row.nama}</strong>
          <Typography variant="caption" component="div" color="text.secondary">
            {[row.kode, row.keterangan].filter(Boolean).join(' · ')}
          </Typography>
        </>
      )}
    />
    <DataTable.Col<KotakRow> source="jenis" render={(row) => rup.kotak[row.jenis]} />
    <DataTable.Col<KotakRow>
      source="nilai"
      align="right"
      className="amount"
      render={(row) => rupiah(row.nilai)}
    />
    <DataTable.Col source="sejak">
      <Age />
    </DataTable.Col>
    <DataTable.Col<KotakRow>
      source="batas"
      render={({ batas }) => (batas ? tanggalWaktu(batas) : '-')}
    />
    <DataTable.Col<KotakRow>
      label={office.actions}
      disableSort
      align="right"
      render={(row) => (
        <Button
          component={AppLink}
          to={row.tautan}
          size="small"
          variant="contained"
          endIcon={<Open />}
          aria-label={rupLayar.aksiUntuk(text.buka, `${row.kode} ${row.nama}`)}
          onClick={(click) => click.stopPropagation()}
        >
          {text.buka}
        </Button>
      )}
    />
  </DataTable>
)

/** The inbox on a phone. */
export const InboxCards = () => (
  <SimpleList<KotakRow>
    rowClick={toItem}
    primaryText={(row) => row.nama}
    secondaryText={(row) =>
      [
        rup.kotak[row.jenis],
        row.kode,
        row.keterangan,
        row.batas && text.batas(tanggalWaktu(row.batas)),
      ]
        .filter(Boolean)
        .join(' · ')
    }
    tertiaryText={() => <Age />}
  />
)
