import type { ReactElement, ReactNode } from 'react'
import { teksPilihan, type Pilihan } from '@eproc/domain/common/choices'
import type { TenderRow } from '@eproc/domain/panitia/answers'
import { METODE_TENDER, STATUS_TENDER } from '@eproc/domain/panitia/status_tender'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { YearInput } from '../shared/list/YearInput.tsx'
import { StatusField, statusText } from './fields.tsx'

const XLSX = xlsxExporter<TenderRow>({
  status: statusText,
  metodePemilihan: (t) => teksPilihan(METODE_TENDER, t.metodePemilihan),
})

interface TenderListFrameProps {
  /** the states that its rows can be in */
  states: readonly string[]
  secondary: (tender: TenderRow) => string
  dialogs: ReactNode
  children: ReactElement
}

/** What drafts and running tenders have in common: filters, export, and the list on a phone. */
export const TenderListFrame = ({ states, secondary, dialogs, children }: TenderListFrameProps) => (
  <ResourceList
    sort={{ field: 'id', order: 'DESC' }}
    filters={[
      <FilterChoice
        key="status"
        source="status"
        list={STATUS_TENDER.filter((s: Pilihan) => states.includes(s.kode))}
        alwaysOn
      />,
      <YearInput key="tahun" source="tahun" />,
    ]}
    exporter={XLSX}
    phone={
      <PhoneList<TenderRow>
        primaryText={(t) => t.nama}
        secondaryText={secondary}
        tertiaryText={() => <StatusField />}
      />
    }
    dialogs={dialogs}
  >
    {children}
  </ResourceList>
)
