import FormHelperText from '@mui/material/FormHelperText'
import { useInput } from 'react-admin'
import { MomentField, type MomentFieldProps } from '@eproc/ui/dates/MomentField.tsx'

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
