import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { FieldValues } from 'react-hook-form'
import type { Pilihan } from '@eproc/domain/common/choices'
import type { FieldBase } from './field_frame.ts'
import { FieldFooter } from './FormText.tsx'
import { useField } from './use_field.ts'

/** One choice of a few, all in view. Value: code. */
export function FormRadio<N extends FieldValues = FieldValues>(
  p: FieldBase<N> & { choices: readonly Pilihan[] }
) {
  const { id, field, errors: error, required } = useField(p)
  return (
    <FormControl error={error !== undefined} disabled={p.disabled === true} data-bidang={p.name}>
      <FormLabel
        id={id}
        required={required}
        sx={{ fontWeight: 600, color: 'text.primary', mb: 0.5 }}
      >
        {p.label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        aria-describedby={`${id}-bawah`}
        aria-required={required}
        name={field.name}
        value={field.value ?? ''}
        onChange={(_, value) => field.onChange(value)}
        onBlur={field.onBlur}
      >
        {p.choices.map((o, i) => (
          <FormControlLabel
            key={o.kode}
            value={o.kode}
            label={o.teks}
            control={<Radio {...(i === 0 ? { inputRef: field.ref } : {})} />}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-bawah`} component="div">
        <FieldFooter errors={error} hint={p.hint} />
      </FormHelperText>
    </FormControl>
  )
}
