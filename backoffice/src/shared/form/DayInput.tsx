import { FormDate, type FormDateProps } from '@eproc/ui/fields/FormDate.tsx'
import { asInput } from './as_input.tsx'

/** A day, typed or picked, in the place of react-admin's DateInput, which shows the browser's own order. */
export const DayInput = asInput<FormDateProps>(FormDate)

/** The same for filters: a day that is only begun is not asked for yet. */
export const DayFilter = asInput<FormDateProps & { alwaysOn?: boolean }>((props) => (
  <div className="day-filter">
    <FormDate {...props} onlyDays />
  </div>
))
