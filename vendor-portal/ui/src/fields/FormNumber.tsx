import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { angka, hanyaDigit } from '@eproc/domain/common/format'
import type { FieldBase } from './field_frame.ts'
import { Bawah } from './FormText.tsx'
import { useField } from './use_field.ts'

export interface FormNumberProps<N extends FieldValues = FieldValues> extends FieldBase<N> {
  /** Decimals one may type; 0 = whole numbers. */
  desimal?: number
  /** 'rupiah' puts Rp in front. */
  jenis?: 'angka' | 'rupiah'
  akhir?: string
}

const MAKS_DIGIT = 15

/* '1.234,5' while typing: dots are set, at most one comma. */
function rapikan(ketikan: string, desimal: number): string {
  const [integer = '', ...ekor] = ketikan.split(',')
  const digit = hanyaDigit(integer).slice(0, MAKS_DIGIT)
  const utama = digit === '' ? '' : angka(Number(digit))
  if (desimal === 0 || ekor.length === 0) return utama
  return `${utama || '0'},${hanyaDigit(ekor.join('')).slice(0, desimal)}`
}
const keAngka = (teks: string): number | null =>
  teks === '' ? null : Number(teks.replaceAll('.', '').replace(',', '.'))

/** Number or rupiah with dots at thousands; the value is a number (whole rupiah), or null when empty. */
export function FormNumber<N extends FieldValues = FieldValues>(p: FormNumberProps<N>) {
  const { id, field, errors: error, wajib } = useField(p)
  const desimal = p.desimal ?? 0
  const nilai: unknown = field.value
  const [ketikan, setKetikan] = useState<string | null>(null)
  const dariNilai = typeof nilai === 'number' ? angka(nilai, desimal) : ''
  const tampil = ketikan !== null && keAngka(ketikan) === (nilai ?? null) ? ketikan : dariNilai
  const akhir = p.akhir && <InputAdornment position="end">{p.akhir}</InputAdornment>
  return (
    <TextField
      id={id}
      label={p.label}
      name={field.name}
      value={tampil}
      onChange={(e) => {
        const rapi = rapikan(e.target.value, desimal)
        setKetikan(rapi)
        field.onChange(keAngka(rapi))
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      required={wajib}
      disabled={p.disabled === true}
      error={error !== undefined}
      helperText={<Bawah errors={error} petunjuk={p.petunjuk} />}
      slotProps={{
        formHelperText: { component: 'div' },
        htmlInput: { inputMode: desimal ? 'decimal' : 'numeric', readOnly: p.bacaSaja === true },
        input: {
          startAdornment:
            p.jenis === 'rupiah' ? <InputAdornment position="start">Rp</InputAdornment> : undefined,
          endAdornment: akhir || undefined,
        },
      }}
    />
  )
}

/** Money: Rp in front, dots at thousands, the value a number of whole rupiah. */
export const FormRupiah = <N extends FieldValues = FieldValues>(
  p: Omit<FormNumberProps<N>, 'jenis' | 'desimal'>
) => <FormNumber<N> {...p} jenis="rupiah" />
