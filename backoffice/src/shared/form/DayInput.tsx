import FormHelperText from '@mui/material/FormHelperText'
import { useInput } from 'react-admin'
import { MomentField, type MomentFieldProps } from '@eproc/ui/dates/MomentField.tsx'
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

interface MomentInputProps extends Pick<MomentFieldProps, 'dayLabel' | 'timeLabel' | 'firstTime'> {
  source: string
}

/** Day and time as one value of the form. */
export function MomentInput({ source, ...rest }: MomentInputProps) {
  const { field, fieldState, id } = useInput({ source })
  const error = fieldState.error?.message
  return (
    <>
      <MomentField
        {...rest}
        value={field.value as string | null | undefined}
        onChange={field.onChange}
        invalid={error !== undefined}
        {...(error ? { describedBy: `${id}-error` } : {})}
      />
      {error && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
    </>
  )
}
