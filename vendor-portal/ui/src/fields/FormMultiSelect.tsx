import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ui } from '@eproc/i18n/id/ui'
import type { FieldBase } from './field_frame.ts'
import { Bawah } from './FormText.tsx'
import { useField } from './use_field.ts'

/** One reference item (KBLI, SBU): its id and the text that shows. */
export interface ButirRujukan {
  id: number
  teks: string
}

export interface FormMultiSelectProps<N extends FieldValues = FieldValues> extends FieldBase<N> {
  /** react-query key of this list, for instance ['kbli']. */
  kunci: readonly unknown[]
  /** Reads the whole list; the answer is cached. */
  ambil: () => Promise<ButirRujukan[]>
  /** Most rows shown at once; the rest is found by typing. */
  batas?: number
}

/** Chooses many from a long reference list by searching. Value: number[] (ids). */
export function FormMultiSelect<N extends FieldValues = FieldValues>(p: FormMultiSelectProps<N>) {
  const { id, field, errors: error, wajib } = useField(p)
  const [dibuka, setDibuka] = useState(false)
  const [ketikan, setKetikan] = useState('')
  const cari = useDeferredValue(ketikan).trim().toLowerCase()
  const nilai: number[] = Array.isArray(field.value) ? field.value : []
  const { data = [], isFetching } = useQuery({
    queryKey: p.kunci,
    queryFn: p.ambil,
    enabled: dibuka || nilai.length > 0,
    staleTime: Infinity,
  })
  const perId = new Map(data.map((b) => [b.id, b]))
  const terpilih = nilai.map((n) => perId.get(n) ?? { id: n, teks: `#${n}` })
  const cocok = data
    .filter((b) => cari.split(/\s+/).every((kata) => b.teks.toLowerCase().includes(kata)))
    .slice(0, p.batas ?? 60)
  return (
    <div data-bidang={p.name}>
      <Autocomplete<ButirRujukan, true>
        multiple
        id={id}
        options={[...terpilih.filter((t) => !cocok.some((c) => c.id === t.id)), ...cocok]}
        value={terpilih}
        onChange={(_, baru) => field.onChange(baru.map((b) => b.id))}
        inputValue={ketikan}
        // 'reset' comes with every re-render, because the value is a new array: it must not eat what is typed.
        onInputChange={(_, teks, sebab) => sebab !== 'reset' && setKetikan(teks)}
        onOpen={() => setDibuka(true)}
        onBlur={field.onBlur}
        filterOptions={(semua) => semua}
        filterSelectedOptions
        disableCloseOnSelect
        getOptionLabel={(b) => b.teks}
        getOptionKey={(b) => b.id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        loading={isFetching}
        loadingText={ui.isian.mencari}
        noOptionsText={ui.isian.tidakDitemukan}
        clearText={ui.isian.hapusPilihan}
        openText={ui.tombol.buka}
        closeText={ui.tombol.tutup}
        disabled={p.disabled === true}
        readOnly={p.bacaSaja === true}
        slotProps={{ chip: { size: 'small' } }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={p.label}
            required={wajib}
            inputRef={field.ref}
            error={error !== undefined}
            placeholder={terpilih.length ? '' : ui.isian.ketikUntukMencari}
            helperText={<Bawah errors={error} petunjuk={p.petunjuk} />}
            slotProps={{
              formHelperText: { component: 'div' },
              inputLabel: { ...params.InputLabelProps, shrink: true },
              htmlInput: { ...params.inputProps, required: false },
            }}
          />
        )}
      />
    </div>
  )
}
