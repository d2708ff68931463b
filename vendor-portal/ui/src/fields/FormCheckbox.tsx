import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FieldBase } from './field_frame.ts'
import { Bawah } from './FormText.tsx'
import { useField } from './use_field.ts'

/** Check box; the value is a boolean. `isi` replaces the label by text with links. `wajib`: must be ticked. */
export function FormCheckbox<N extends FieldValues = FieldValues>(
  p: FieldBase<N> & { isi?: ReactNode }
) {
  const { wajib: _wajib, ...tanpaWajib } = p
  const {
    id,
    field,
    errors: error,
  } = useField({
    ...tanpaWajib,
    aturan: {
      ...p.aturan,
      ...(p.wajib
        ? { validate: (v: unknown) => v === true || (p.wajib === true ? p.label : String(p.wajib)) }
        : {}),
    },
  })
  return (
    <FormControl error={error !== undefined} disabled={p.disabled === true || p.bacaSaja === true}>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mr: 0 }}
        label={<span style={{ display: 'block', paddingTop: 9 }}>{p.isi ?? p.label}</span>}
        control={
          <Checkbox
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(_, dicentang) => field.onChange(dicentang)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                'ref': field.ref,
                'aria-describedby': `${id}-bawah`,
                'aria-invalid': error !== undefined,
              },
            }}
          />
        }
      />
      <FormHelperText id={`${id}-bawah`} component="div">
        <Bawah errors={error} petunjuk={p.petunjuk} />
      </FormHelperText>
    </FormControl>
  )
}
