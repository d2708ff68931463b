import Typography from '@mui/material/Typography'
import { TextInput, useWrappedSource, type TextInputProps } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { FieldFooter, textLimit } from '@eproc/ui/fields/FormText.tsx'

export type LimitedTextProps = TextInputProps & {
  max: number
  /** from the first character on, as texts of several lines are */
  counted?: boolean
}

/** A text whose characters are counted, never cut: a longer one is kept whole and complained about. */
export function LimitedText({ max, counted, helperText, slotProps, ...props }: LimitedTextProps) {
  const value: unknown = useWatch({ name: useWrappedSource(props.source) })
  const text = typeof value === 'string' ? value : ''
  const { count, tooLong } = textLimit(text, max, counted || props.multiline ? 2 : 1)
  const complaint = tooLong && (
    <Typography variant="inherit" component="span" color="error">
      {tooLong}
    </Typography>
  )
  return (
    <TextInput
      {...props}
      {...(tooLong ? { color: 'error' } : {})}
      helperText={
        helperText || count ? (
          <FieldFooter
            hint={complaint ?? (typeof helperText === 'boolean' ? undefined : helperText)}
            count={count}
          />
        ) : (
          false
        )
      }
      slotProps={{
        ...slotProps,
        formHelperText: { component: 'div' },
        htmlInput: {
          ...slotProps?.htmlInput,
          // react-admin tells it with an asterisk that is not read out.
          ...(props.isRequired ? { 'aria-required': true } : {}),
          ...(tooLong ? { 'aria-invalid': true } : {}),
        },
      }}
    />
  )
}
