import Tampil from '@mui/icons-material/VisibilityOutlined'
import Sembunyi from '@mui/icons-material/VisibilityOffOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { use, useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ui } from '@eproc/i18n/id/ui'
import type { FieldBase } from './field_frame.ts'
import { FormText } from './FormText.tsx'
import { SecretsContext } from './use_field.ts'

/** Password field with a show/hide button. */
export function FormPassword<N extends FieldValues = FieldValues>(
  p: FieldBase<N> & { autoComplete: 'current-password' | 'new-password' | 'off' }
) {
  const [visible, setVisible] = useState(false)
  const secrets = use(SecretsContext)
  useEffect(() => void secrets?.add(p.name), [secrets, p.name])
  const label = visible ? ui.isian.sembunyikanPassword : ui.isian.tampilkanPassword
  return (
    <FormText
      {...p}
      literal
      type={visible ? 'text' : 'password'}
      end={
        <InputAdornment position="end">
          <IconButton
            aria-label={label}
            title={label}
            edge="end"
            onClick={() => setVisible(!visible)}
          >
            {visible ? <Sembunyi /> : <Tampil />}
          </IconButton>
        </InputAdornment>
      }
    />
  )
}
