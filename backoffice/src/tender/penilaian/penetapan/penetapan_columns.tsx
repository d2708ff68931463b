import type { ReactElement } from 'react'
import { DataTable } from 'react-admin'
import type { PenetapanDetails } from '@eproc/domain/tender/answers_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { RupiahField, ScoreField } from '../../fields.tsx'

const teks = tenderStaf.penetapan

/** Columns of a proposal; `rank` draws the rank where it is still to be chosen. */
export const penetapanColumns = (kualifikasi: boolean, rank?: ReactElement) => [
  !kualifikasi && (
    <DataTable.Col<PenetapanDetails>
      key="urutan"
      source="urutan"
      disableSort
      // The longest choice is the words for no rank.
      style={{ width: rank ? 216 : 140 }}
      {...(rank
        ? { children: rank }
        : { render: (row: PenetapanDetails) => row.urutan || teks.tanpaUrutan })}
    />
  ),
  <DataTable.Col key="nama" source="nama" disableSort />,
  <DataTable.Col<PenetapanDetails>
    key="lulus"
    source="lulus"
    disableSort
    render={({ lulus }) => (
      <StatusChip
        color={lulus ? 'hijau' : 'merah'}
        text={lulus ? tenderStaf.evaluasi.lulus : tenderStaf.evaluasi.tidakLulus}
      />
    )}
  />,
  !kualifikasi && (
    <DataTable.Col
      key="totalNilai"
      source="totalNilai"
      disableSort
      align="right"
      field={ScoreField}
    />
  ),
  !kualifikasi && (
    <DataTable.Col key="nilai" source="nilai" disableSort align="right" field={RupiahField} />
  ),
]
