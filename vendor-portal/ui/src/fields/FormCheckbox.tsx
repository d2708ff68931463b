import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { umum } from '@eproc/i18n/id/umum'
import type { FieldBase } from './field_frame.ts'
import { FieldFooter } from './FormText.tsx'
import { Star } from './Star.tsx'
import { useField } from './use_field.ts'

const yesNo = (value: unknown) => (value ? umum.tombol.ya : umum.tombol.tidak)

/** Check box; the value is a boolean. `content` replaces the label by text with links. `required`: must be ticked. */
export function FormCheckbox<N extends FieldValues = FieldValues>(
  p: FieldBase<N> & { content?: ReactNode }
) {
  const { required, ...optional } = p
  const {
    id,
    field,
    errors: error,
  } = useField(
    {
      ...optional,
      rules: {
        ...p.rules,
        ...(required
          ? { validate: (v: unknown) => v === true || (required === true ? p.label : required) }
          : {}),
      },
    },
    yesNo
  )
  return (
    <FormControl error={error !== undefined} disabled={p.disabled === true || p.readOnly === true}>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mr: 0 }}
        label={
          <span style={{ display: 'block', paddingTop: 9 }}>
            {p.content ?? p.label}
            {required && <Star />}
          </span>
        }
        control={
          <Checkbox
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(_, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                'ref': field.ref,
                'required': Boolean(required),
                'aria-describedby': `${id}-bawah`,
                'aria-invalid': error !== undefined,
              },
            }}
          />
        }
      />
      <FormHelperText id={`${id}-bawah`} component="div">
        <FieldFooter errors={error} hint={p.hint} />
      </FormHelperText>
    </FormControl>
  )
}
