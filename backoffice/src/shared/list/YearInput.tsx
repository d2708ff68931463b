import { SelectInput, type SelectInputProps } from 'react-admin'
import { tahunAnggaran } from '@eproc/domain/common/choices'
import { office } from '@eproc/i18n/id/resources_office'
import { currentYear } from '@eproc/ui/api/time.ts'

/** What a list of one budget year starts with: `filterDefaultValues={thisYear()}`, by the server's clock. */
export const thisYear = () => ({ tahun: currentYear() })

/** The budget year as a filter of a list (`<YearInput key="tahun" source="tahun" alwaysOn />`); empty: every year. */
export const YearInput = (props: Omit<SelectInputProps, 'choices'>) => (
  <SelectInput
    label={office.budgetYear}
    emptyText={office.everyYear}
    slotProps={{ select: { displayEmpty: true } }}
    {...props}
    choices={tahunAnggaran(currentYear()).map((id) => ({ id, name: String(id) }))}
  />
)
