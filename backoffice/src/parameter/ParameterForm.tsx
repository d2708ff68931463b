import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { TextInput, type RaRecord } from 'react-admin'
import { angka } from '@eproc/domain/common/format'
import type { ParameterAnswer } from '@eproc/domain/master/answers'
import {
  aturanParameter,
  MAKS_NILAI_PARAMETER,
  type ParameterInput,
} from '@eproc/domain/master/aturan_parameter'
import { master } from '@eproc/i18n/id/master'
import { parameterQuery } from '@eproc/ui/api/parameter.ts'
import { FormDialogs } from '../shared/form/FormDialogs.tsx'

const text = master.parameter

/** The limits of a value in words. */
function limits({ tipe, min, max }: ParameterAnswer): string {
  const least = min ?? 0
  if (tipe !== 'angka') return text.karakter(least, max ?? MAKS_NILAI_PARAMETER)
  return max === null ? '' : text.rentang(angka(least), angka(max))
}

export function ParameterForm() {
  const queryClient = useQueryClient()
  return (
    <FormDialogs<ParameterInput & Record<string, unknown>>
      rules={(values, record) => aturanParameter(values, record as RaRecord & ParameterAnswer)}
      // The names and limits that both apps show come from these values (S2 §9).
      onSaved={() => void queryClient.fetchQuery({ ...parameterQuery, staleTime: 0 })}
    >
      {(record) => <Value parameter={record as RaRecord & ParameterAnswer} />}
    </FormDialogs>
  )
}

const Value = ({ parameter: p }: { parameter: ParameterAnswer }) => (
  <>
    <Typography color="text.secondary">{p.keterangan}</Typography>
    <TextInput
      source="value"
      autoFocus
      isRequired={(p.min ?? 0) > 0 || p.tipe === 'angka'}
      helperText={limits(p)}
      multiline={p.tipe === 'teks_panjang'}
      slotProps={{ htmlInput: p.tipe === 'angka' ? { inputMode: 'numeric' } : {} }}
    />
  </>
)
